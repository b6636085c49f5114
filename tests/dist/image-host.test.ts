/** A build with a static content host: pictures, and nothing else, come from there. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { builtPages, DIST } from './site.ts';

const FOLDER = 'test-builds/image-host';
const HOST = 'https://images.cayomeridian.example';
const pages = readdirSync(FOLDER).filter((file) => file.endsWith('.html'));

const picturesIn = (html: string): string[] =>
  parse(html)
    .querySelectorAll('img, source')
    .flatMap((element) => [
      element.getAttribute('src'),
      ...(element.getAttribute('srcset')?.split(', ') ?? []).map((part) => part.split(' ')[0]),
    ])
    .filter((address): address is string => address !== undefined);

test('the ordinary build names no other origin for its pictures', () => {
  for (const { html, file } of builtPages) {
    expect(
      picturesIn(html).filter((address) => !address.startsWith('/')),
      file,
    ).toEqual([]);
  }
});

describe.each(pages)('%s', (file) => {
  const html = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const pictures = picturesIn(html);

  test('takes the pictures that were built from the host', () => {
    expect(pictures.length).toBeGreaterThan(0);
    for (const address of pictures) {
      expect(address.startsWith(`${HOST}/_astro/`), address).toBe(true);
      expect(() => readFileSync(FOLDER + address.slice(HOST.length))).not.toThrow();
    }
  });

  test('differs from the ordinary build in nothing but that and its policy', () => {
    const withoutPolicy = (text: string) =>
      text.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    const plain = readFileSync(`${DIST}/${file}`, 'utf8');
    expect(withoutPolicy(html.replaceAll(HOST, ''))).toBe(withoutPolicy(plain));
    expect(html).toContain(`img-src 'self' ${HOST};`);
  });
});
