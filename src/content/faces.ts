/** The brand's cut faces as the families that Astro publishes. Read with the settings of the build. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontProviders } from 'astro/config';
import { z } from 'zod';
import { coreFamily, isCore, moreFamily, type FaceName } from '#lib/face-families.ts';
import { brandSchema, facesSchema, MISSING_FACES, type FaceFile } from './brand-schema.ts';
import { ContentError, MISSING } from './problems.ts';
import { readYaml } from './yaml-file.ts';

/** Fonts of every system by kind; the last of each is a kind that browsers know. */
const FALLBACKS = {
  serif: ['Georgia', 'Times New Roman', 'serif'],
  'sans-serif': ['Arial', 'sans-serif'],
};

/** A preview starts whatever else of the brand holds a mistake: its pages tell of that themselves. */
const chosenFaces = z.object({ faces: brandSchema.shape.faces });

const read = <T>(
  brand: string,
  file: string,
  schema: z.ZodType<T>,
  messageIfMissing: string,
): T => {
  const path = join(brand, file);
  if (!existsSync(path)) {
    throw new ContentError([{ file: `brand/${file}`, field: '', message: messageIfMissing }]);
  }
  const text = readFileSync(path, 'utf8');
  const { value, problems } = readYaml(`brand/${file}`, text, schema);
  if (value === undefined) throw new ContentError(problems);
  return value;
};

const familyOf = (
  brand: string,
  cssVariable: string,
  files: readonly FaceFile[],
  fallbacks: string[],
) => {
  const [first, ...others] = files.map(({ file, weight, part, range }) => ({
    weight,
    style: 'normal' as const,
    src: [`./${brand}/faces/${file}`] as [string],
    ...(part !== 'core' && { unicodeRange: range as [string, ...string[]] }),
  }));
  if (!first) return [];
  const variants: [typeof first, ...(typeof first)[]] = [first, ...others];
  const name = cssVariable.replace('--face-', '');
  return [{ provider: fontProviders.local(), name, cssVariable, fallbacks, options: { variants } }];
};

/**
 * @param brand - the folder of the brand, from the project's
 * @throws ContentError where the faces themselves cannot be read
 */
export const fontFamilies = (brand = 'content/brand') => {
  const { headings, text } = read(brand, 'brand.yaml', chosenFaces, MISSING).faces;
  const faces = read(brand, 'faces/faces.yaml', facesSchema, MISSING_FACES);
  const face = (name: FaceName, fallbacks: string[]) => [
    ...familyOf(brand, coreFamily(name), faces[name].filter(isCore), fallbacks),
    ...familyOf(
      brand,
      moreFamily(name),
      faces[name].filter((file) => !isCore(file)),
      [],
    ),
  ];
  return [
    ...face('headings', FALLBACKS[headings.fallback]),
    ...face('display', FALLBACKS[headings.fallback]),
    ...face('text', FALLBACKS[text.fallback]),
  ];
};
