/** What makes the site look like one firm stands in `content/brand/`, and nowhere in the code. */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { brandSchema } from '../../src/content/brand-schema.ts';

const sources = globSync('{src,hosting,scripts,tools}/**/*.{ts,tsx,astro,css,js}')
  .filter((file) => !/\.test\.|node_modules/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const placesOf = (pattern: RegExp, within = /./): string[] =>
  sources.flatMap(({ file, text }) =>
    within.test(file) ? [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`) : [],
  );

test('the sources are found', () => {
  expect(sources.length).toBeGreaterThan(200);
});

test('no colour stands in the code of the site and of its pictures', () => {
  // White and black are no colours there: they are what is drawn on a mask, and what is not.
  const colour = /(['"`:])#(?!(?:fff|000)\1)[0-9a-f]{3,8}(?:\1|[;}])/gi;
  expect(placesOf(colour, /^(src|tools[\\/]art)[\\/]/)).toEqual([]);
});

test.each(['content', 'tests/second-firm/content'])(
  'no face of %s is named in the code',
  (folder) => {
    const { faces } = brandSchema.parse(parse(readFileSync(`${folder}/brand/brand.yaml`, 'utf8')));
    for (const { name, from } of [faces.headings, faces.text]) {
      for (const word of [name, ...from]) {
        expect(placesOf(new RegExp(RegExp.escape(word), 'gi'))).toEqual([]);
      }
    }
  },
);
