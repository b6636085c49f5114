/**
 * `npm run notices`: writes THIRD_PARTY_NOTICES.md, the licences of everything of others that is
 * published with the site. With `--check`, as in `npm test`, it writes nothing and fails where the file
 * is out of date; of packages of tools/ that are not installed it takes what stands there.
 * (A plugin for licences would walk the bundle as these lines do, and know neither faces nor coasts.)
 */
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'astro';
import { parse } from 'yaml';
import { brandSchema } from '../src/content/brand-schema.ts';
import { failClearly } from '../src/lib/fail-clearly.ts';
import { applyPreviewSettings } from '../src/lib/preview-settings.ts';

const FILE = 'THIRD_PARTY_NOTICES.md';

const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/**
 * Builds the site and looks which packages its scripts are made of. Pages and pictures, which come
 * after them, say nothing of that: the build ends with this command.
 */
const bundledPackages = (): Promise<string[]> =>
  new Promise((settle, refuse) => {
    // Astro's own lines start the islands; they stand in the pages and in no bundle.
    const names = new Set(['astro']);
    applyPreviewSettings();
    build({
      outDir: 'test-builds/notices',
      logLevel: 'error',
      vite: {
        plugins: [
          {
            name: 'list-packages',
            applyToEnvironment: ({ name }) => name === 'client',
            generateBundle: (_, bundle) => {
              for (const chunk of Object.values(bundle)) {
                if (chunk.type !== 'chunk') continue;
                for (const [file, { renderedLength }] of Object.entries(chunk.modules)) {
                  const [, name] = PACKAGE.exec(file) ?? [];
                  if (name && renderedLength > 0) names.add(name);
                }
              }
              settle([...names].sort());
            },
          },
        ],
      },
    }).catch(refuse);
  });

interface Manifest {
  license: string;
}

const PACKAGES = ['node_modules', 'tools/node_modules'];

/** What stands in the document already, by name. */
const written = new Map(
  readFileSync(FILE, 'utf8')
    .split(/^(?=##)/m)
    .map((part) => [/^### (\S+)$/m.exec(part)?.[1], part.trimEnd()]),
);

const notice = async (name: string): Promise<string> => {
  const folder = PACKAGES.map((packages) => join(packages, name)).find((path) => existsSync(path));
  if (!folder) {
    const known = written.get(name);
    const isLocked = readFileSync('tools/package-lock.json', 'utf8').includes(`/${name}"`);
    if (known && isLocked) return `${known}\n`;
    throw new Error(`${name} is not installed: is it still published with the site?`);
  }
  const { license } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8')) as Manifest;
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${folder} holds no licence`);
  const text = await readFile(`${folder}/${file}`, 'utf8');
  return `### ${name}\n\n${license}\n\n\`\`\`text\n${text.replaceAll('\r', '').trim()}\n\`\`\`\n`;
};

/** What else is published of packages, by kind. */
const PUBLISHED: Readonly<Record<string, readonly string[]>> = {
  Icons: ['lucide-react'],
  'Coastlines and borders (drawn from Natural Earth, public domain)': ['world-atlas'],
};

const BRAND = 'content/brand';
const LICENCE_FILE = /^(OFL|LICEN[CS]E)[^/]*$/i;

/** The licence that lies beside font files of the firm's own. */
const noticeOfFolder = async (folder: string, name: string): Promise<string> => {
  const path = join(BRAND, folder);
  const file = (await readdir(path)).find((it) => LICENCE_FILE.test(it));
  if (!file) {
    throw new Error(
      `${path} has no licence: put the one of ${name} there, as LICENSE.txt or OFL.txt`,
    );
  }
  const text = await readFile(join(path, file), 'utf8');
  return `### ${name}\n\n\`\`\`text\n${text.replaceAll('\r', '').trim()}\n\`\`\`\n`;
};

/** The brand's faces, each source once. */
const faceNotices = async (): Promise<string[]> => {
  const { faces } = brandSchema.parse(parse(await readFile(join(BRAND, 'brand.yaml'), 'utf8')));
  const names = new Map(
    [faces.headings, faces.text].flatMap(({ name, from }) => from.map((source) => [source, name])),
  );
  return Promise.all(
    [...names].map(([source, name]) =>
      source.startsWith('@') ? notice(source) : noticeOfFolder(source, name),
    ),
  );
};

const document = async (): Promise<string> => {
  const named = Object.values(PUBLISHED).flat();
  const scripts = (await bundledPackages()).filter((name) => !named.includes(name));
  const parts = await Promise.all(
    Object.entries({ Scripts: scripts, ...PUBLISHED }).map(async ([part, names]) => {
      const notices = await Promise.all(names.map(notice));
      return `## ${part}\n\n${notices.join('\n')}`;
    }),
  );
  return [
    '# Third-party notices\n',
    'Work of others that is published with the site, and its licences. Written by `npm run notices`.\n',
    ...parts,
    `## Typefaces (cut down to what a page needs)\n\n${(await faceNotices()).join('\n')}`,
  ].join('\n');
};

try {
  const wanted = await document();
  if (!process.argv.includes('--check')) await writeFile(FILE, wanted);
  else if ((await readFile(FILE, 'utf8')) !== wanted) {
    throw new Error(`${FILE} is out of date: run \`npm run notices\` and commit the result.`);
  }
  process.exit();
} catch (error) {
  failClearly(error);
}
