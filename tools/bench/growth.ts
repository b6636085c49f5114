/**
 * What more records cost: the site is built in a temporary folder with its members, services and case
 * studies once, ten times and a hundred times. docs/growth.md says what to do with the figures.
 */
import { execFileSync } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { parse as parseYaml, stringify } from 'yaml';
import { checkContentFolder } from '../../src/content/content-folder.ts';
import { copyProject } from '../../tests/support/copy-project.ts';
import { mapTexts } from '../../src/content/map-texts.ts';
import { withTemporaryFolder } from './site.ts';

const FACTORS = [1, 10, 100];
const FOLDERS = ['team', 'case-studies'];

/** Whose records make which file grow. */
const FILES = {
  'index.html': 'services',
  'services.html': 'practices',
  'contact.html': 'practices',
  'team.html': 'members',
  'case-studies.sealed.json': 'studies',
} as const;

type Kind = (typeof FILES)[keyof typeof FILES];

/** A page that fits into the first flight of TCP shows after one round trip. */
const FIRST_FLIGHT = 14 * 1024;

/** The same words in another order: as long as the first text, and as hard to compress as a new one. */
const reworded = <T>(record: T): T =>
  mapTexts(record, (text) => {
    const words = text.split(/\s+/);
    for (let i = words.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1));
      [words[i], words[j]] = [words[j] ?? '', words[i] ?? ''];
    }
    return words.join(' ');
  });

const copies = (factor: number) => Array.from({ length: factor - 1 }, (_, i) => i + 2);

/** Adds to a content folder until it holds `factor` times its records. Portraits are shared. */
const multiply = async (content: string, factor: number): Promise<void> => {
  for (const folder of FOLDERS) {
    const files = (await readdir(join(content, folder))).filter((file) => file.endsWith('.yaml'));
    for (const file of files) {
      const record = parseYaml(await readFile(join(content, folder, file), 'utf8')) as {
        order: number;
      };
      for (const copy of copies(factor)) {
        const order = record.order + copy * files.length;
        const path = join(content, folder, file.replace('.yaml', `-${copy}.yaml`));
        await writeFile(path, stringify({ ...reworded(record), order }));
      }
    }
  }
  const file = join(content, 'services.yaml');
  const services = parseYaml(await readFile(file, 'utf8')) as { id: string }[];
  const more = copies(factor).flatMap((copy) =>
    services.map((service) => ({ ...reworded(service), id: `${service.id}-${copy}` })),
  );
  await writeFile(file, stringify([...services, ...more]));
};

/** @returns seconds */
const buildSeconds = (folder: string): number => {
  const start = performance.now();
  execFileSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    env: { ...process.env, ALLOW_SAMPLE_CONTENT: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return (performance.now() - start) / 1000;
};

interface Built {
  factor: number;
  counts: Readonly<Record<Kind, number>>;
  /** Seconds, with every picture to make and with all of them made before. */
  first: number;
  again: number;
  /** Compressed bytes by file. */
  bytes: Readonly<Record<string, number>>;
  /** HTML elements by page. */
  elements: Readonly<Record<string, number>>;
}

const buildWith = async (folder: string, factor: number): Promise<Built> => {
  await copyProject(folder, false);
  const content = join(folder, 'content');
  await multiply(content, factor);
  const { services, team, caseStudies } = await checkContentFolder(content);
  const first = buildSeconds(folder);
  const again = buildSeconds(folder);
  const bytes: Record<string, number> = {};
  const elements: Record<string, number> = {};
  for (const file of Object.keys(FILES)) {
    const path = join(folder, 'dist', file);
    bytes[file] = (await stat(`${path}.br`)).size;
    if (!file.endsWith('.html')) continue;
    elements[file] = parse(await readFile(path, 'utf8')).querySelectorAll('*').length;
  }
  const counts = {
    services: services.length,
    practices: services.filter(({ practice }) => practice).length,
    members: team.length,
    studies: caseStudies.length,
  };
  return { factor, counts, first, again, bytes, elements };
};

/** At how many records a page passes the first flight, from what one of them adds. */
const limitOf = (file: string, kind: Kind, small: Built, large: Built): number => {
  const added = (large.bytes[file] ?? NaN) - (small.bytes[file] ?? NaN);
  const each = added / (large.counts[kind] - small.counts[kind]);
  return Math.floor(small.counts[kind] + (FIRST_FLIGHT - (small.bytes[file] ?? NaN)) / each);
};

/** Prints build time and weights. */
export const benchGrowth = async (): Promise<string[]> => {
  const builds: Built[] = [];
  for (const factor of FACTORS) {
    await withTemporaryFolder(async (folder) => {
      builds.push(await buildWith(folder, factor));
    });
  }
  const [one, ten] = builds;
  if (!one || !ten) return [];

  console.log('\nGrowth: seconds of a build, first and with all pictures made before');
  console.table(
    Object.fromEntries(
      builds.map(({ factor, counts, first, again }) => [
        `${factor}x`,
        {
          ...counts,
          first: Number(first.toFixed(1)),
          again: Number(again.toFixed(1)),
          'again, ratio': Number((again / one.again).toFixed(2)),
        },
      ]),
    ),
  );
  console.log(`Growth: compressed bytes, and the number of records that takes ${FIRST_FLIGHT}`);
  console.table(
    Object.fromEntries(
      Object.entries(FILES).map(([file, kind]) => [
        file,
        {
          ...Object.fromEntries(builds.map(({ factor, bytes }) => [`${factor}x`, bytes[file]])),
          limit: `${limitOf(file, kind, one, ten)} ${kind}`,
        },
      ]),
    ),
  );
  console.log('Growth: elements of the page');
  console.table(
    Object.fromEntries(
      Object.keys(one.elements).map((file) => [
        file,
        Object.fromEntries(builds.map(({ factor, elements }) => [`${factor}x`, elements[file]])),
      ]),
    ),
  );
  return [];
};
