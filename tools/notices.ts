/**
 * `npm run notices`: writes THIRD_PARTY_NOTICES.md, the licences of everything of others that is
 * published with the site. With `--check` it writes nothing and fails where the file is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { failClearly } from '../src/lib/fail-clearly.ts';

const FILE = 'THIRD_PARTY_NOTICES.md';

/** What tools of the build leave behind in the published files; the tools themselves stay at home. */
const PUBLISHED: readonly (readonly [part: string, packages: readonly string[]])[] = [
  [
    'Scripts',
    [
      'react',
      'react-dom',
      'scheduler',
      '@base-ui/react',
      '@base-ui/utils',
      '@floating-ui/utils',
      'use-sync-external-store',
      'astro',
      '@astrojs/react',
    ],
  ],
  ['Icons', ['lucide-react']],
  [
    'Typefaces (cut down to the characters that the site needs)',
    ['@fontsource/newsreader', '@fontsource-variable/instrument-sans'],
  ],
  [
    'Coastlines and borders (drawn from Natural Earth and the US Census Bureau, public domain)',
    ['world-atlas', 'us-atlas'],
  ],
  ['Portraits (drawn from Notionists by Zoish, CC0 1.0)', ['@dicebear/notionists']],
];

interface Manifest {
  name: string;
  version: string;
  license: string;
}

const notice = async (name: string): Promise<string> => {
  const folder = `node_modules/${name}`;
  const { version, license } = JSON.parse(
    await readFile(`${folder}/package.json`, 'utf8'),
  ) as Manifest;
  const text = await readFile(`${folder}/LICENSE`, 'utf8');
  return `### ${name} ${version}\n\n${license}\n\n\`\`\`text\n${text.replaceAll('\r', '').trim()}\n\`\`\`\n`;
};

const document = async (): Promise<string> => {
  const parts = await Promise.all(
    PUBLISHED.map(async ([part, names]) => {
      const notices = await Promise.all(names.map(notice));
      return `## ${part}\n\n${notices.join('\n')}`;
    }),
  );
  return [
    '# Third-party notices\n',
    'Work of others that is published with the site, and its licences. Written by `npm run notices`.\n',
    ...parts,
  ].join('\n');
};

try {
  const wanted = await document();
  if (!process.argv.includes('--check')) await writeFile(FILE, wanted);
  else if ((await readFile(FILE, 'utf8')) !== wanted) {
    throw new Error(`${FILE} is out of date: run \`npm run notices\` and commit the result.`);
  }
} catch (error) {
  failClearly(error);
}
