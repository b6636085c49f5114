/** A build with a static content host: pictures, and nothing else, come from there. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { DIST, WITH_IMAGE_HOST } from '../support/site.ts';
import { IMAGE_HOST } from '../support/test-settings.ts';

const pages = readdirSync(DIST).filter((file) => file.endsWith('.html'));

const picturesIn = (html: string): string[] =>
  parse(html)
    .querySelectorAll('img, source')
    .flatMap((element) => [
      element.getAttribute('src'),
      ...(element.getAttribute('srcset')?.split(', ') ?? []).map((part) => part.split(' ')[0]),
    ])
    .filter((address): address is string => address !== undefined);

test('there are pictures on the site', () => {
  const all = pages.map((file) => readFileSync(`${WITH_IMAGE_HOST}/${file}`, 'utf8'));
  expect(all.flatMap(picturesIn).length).toBeGreaterThan(0);
});

describe.each(pages)('%s', (file) => {
  const html = readFileSync(`${WITH_IMAGE_HOST}/${file}`, 'utf8');
  const pictures = picturesIn(html);

  test('takes the pictures that were built from the host', () => {
    for (const address of pictures) {
      expect(address.startsWith(`${IMAGE_HOST}/_astro/`), address).toBe(true);
      expect(() => readFileSync(WITH_IMAGE_HOST + address.slice(IMAGE_HOST.length))).not.toThrow();
    }
  });

  test('differs from the ordinary build in nothing but that and its policy', () => {
    const withoutPolicy = (text: string) =>
      text.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    const plain = readFileSync(`${DIST}/${file}`, 'utf8');
    expect(withoutPolicy(html.replaceAll(IMAGE_HOST, ''))).toBe(withoutPolicy(plain));
    expect(html).toContain(`img-src 'self' ${IMAGE_HOST};`);
  });
});
