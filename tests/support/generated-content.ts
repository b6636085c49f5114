/** Content in any number of records, with the shortest or the longest texts that are allowed. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import {
  caseStudySchema,
  firmSchema,
  memberSchema,
  pagesSchema,
  servicesSchema,
  valuesSchema,
  type Firm,
} from '../../src/content/schemas.ts';
import { SHORT_NAME_LENGTH } from '../../src/lib/short-name.ts';

export type Length = 'short' | 'long';
type Schema = z.core.JSONSchema.BaseSchema;

/** Words of all lengths, some without a place to break. */
const WORDS =
  'of Unternehmensbeteiligungsgesellschaft the fund’s custody and cross-border restructuring under Verschwiegenheitsverpflichtung by internationally acknowledged counsel for a'.split(
    ' ',
  );

/** A text of exactly so many characters, which begins with another word for each seed. */
const textOf = (characters: number, seed: number): string => {
  let text = `${seed} `;
  for (let i = seed; text.length < characters; i++) text += `${WORDS[i % WORDS.length] ?? ''} `;
  return text.slice(0, characters).replace(/ $/, '.');
};

let seed = 0;

/** Replaces every text whose length the schema limits. */
const stretch = (value: unknown, schema: Schema, length: Length): unknown => {
  if (Array.isArray(value)) {
    return value.map((it) => stretch(it, schema.items as Schema, length));
  }
  if (typeof value === 'object' && value !== null) {
    const properties = (schema.properties ?? {}) as Record<string, Schema>;
    return Object.fromEntries(
      Object.entries(value).map(([key, it]) => [key, stretch(it, properties[key] ?? {}, length)]),
    );
  }
  const { minLength, maxLength } = schema;
  if (typeof value !== 'string' || minLength === undefined || maxLength === undefined) return value;
  seed++;
  return textOf(length === 'short' ? Math.max(minLength, 3) : maxLength, seed);
};

const stretchBy = (value: unknown, schema: z.ZodType, length: Length): unknown =>
  stretch(value, z.toJSONSchema(schema, { io: 'input' }), length);

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** One record after another, from the beginning again where there are too few. */
const cycle = <T>(records: readonly T[], index: number): T => {
  const record = records[index % records.length];
  if (record === undefined) throw new Error('no record to copy');
  return record;
};

const readYamlFile = async (file: string): Promise<unknown> => parse(await readFile(file, 'utf8'));

const rewriteFolder = async (
  folder: string,
  schema: z.ZodType,
  count: number,
  length: Length,
  change: (index: number) => object,
): Promise<void> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  const records = await Promise.all(files.map((name) => readYamlFile(join(folder, name))));
  await rm(folder, { recursive: true });
  await mkdir(folder);
  for (const index of times(count, (it) => it)) {
    const record = stretchBy(cycle(records, index), schema, length) as object;
    const all = { ...record, order: index + 1, portrait: undefined, ...change(index) };
    await writeFile(join(folder, `record-${index + 1}.yaml`), stringify(all));
  }
};

const rewriteList = async (file: string, schema: z.ZodType, count: number, length: Length) => {
  const records = (await readYamlFile(file)) as object[];
  const list = times(count, (index) => ({ ...cycle(records, index), id: `record-${index + 1}` }));
  await writeFile(file, stringify(stretchBy(list, schema, length)));
};

/**
 * Rewrites a content folder.
 *
 * @param count - of members, studies, services, values and offices each
 */
export const generateContent = async (
  folder: string,
  count: number,
  length: Length,
): Promise<void> => {
  seed = 0;
  const hasPortrait = (index: number): boolean => index % 2 === 0;
  const portraitOf = (index: number): string => `PHOTO-${index}.JPG`;
  await rewriteFolder(join(folder, 'team'), memberSchema, count, length, (index) =>
    hasPortrait(index) ? { portrait: portraitOf(index), portraitFocus: { left: 30, top: 20 } } : {},
  );
  for (const index of times(count, (it) => it).filter(hasPortrait)) {
    // Lying, named as cameras do, and each another.
    const background = { r: 120 + index, g: 150, b: 160 };
    const create = { width: 1600, height: 1200, channels: 3, background } as const;
    await sharp({ create })
      .jpeg()
      .toFile(join(folder, 'team', portraitOf(index)));
  }
  await rewriteFolder(join(folder, 'case-studies'), caseStudySchema, count, length, () => ({}));
  await rewriteList(join(folder, 'services.yaml'), servicesSchema, count, length);
  await rewriteList(join(folder, 'values.yaml'), valuesSchema, count, length);
  const firmFile = join(folder, 'firm.yaml');
  const firm = (await readYamlFile(firmFile)) as Firm;
  const offices = times(count, (index) => ({
    ...cycle(firm.offices, index),
    id: `office-${index + 1}`,
    headOffice: index === 0 || undefined,
  }));
  const stretched = stretchBy({ ...firm, offices }, firmSchema, length) as Firm;
  const { lines, locality, region = '', postalCode = '', country } = stretched.headOffice;
  stretched.headOffice.lines = [...lines.slice(0, 1), locality, `${region} ${postalCode}`, country];
  // Not cut where a joining word would be left at its end.
  if (stretched.shortName) {
    stretched.shortName = 'Gesellschaft'.slice(0, length === 'short' ? 3 : SHORT_NAME_LENGTH);
  }
  await writeFile(firmFile, stringify(stretched));
  const pagesFile = join(folder, 'pages.yaml');
  await writeFile(
    pagesFile,
    stringify(stretchBy(await readYamlFile(pagesFile), pagesSchema, length)),
  );
};
