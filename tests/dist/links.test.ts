import { describe, expect, test } from 'vitest';
import { asciiMailAddress } from '../../src/lib/mail-address.ts';
import { RESERVED_IDS } from '../../src/content/schema-fields.ts';
import { caseStudies, firm, practices, privacyPolicy } from '../e2e/support/content.ts';
import { builtPages, files } from './site.ts';

const ORIGIN = 'https://site.test';
const pageByPath = new Map(
  builtPages.map((page) => [
    page.file === 'index.html' ? '/' : `/${page.file.replace('.html', '')}`,
    page,
  ]),
);
const published = new Set(files.map((file) => `/${file}`));

const addressesIn = (page: (typeof builtPages)[number]): string[] =>
  page.root
    .querySelectorAll('[href], [src], [srcset]')
    .flatMap((element) => [
      element.getAttribute('href'),
      element.getAttribute('src'),
      ...(element.getAttribute('srcset')?.split(', ') ?? []).map((part) => part.split(' ')[0]),
    ])
    .filter((address): address is string => address !== undefined);

/** Of records and sections, which the firm names. */
const named = new Set([
  ...practices.map(({ id }) => id),
  ...caseStudies.map(({ id }) => id),
  ...privacyPolicy.sections.map(({ id }) => id),
]);

test('on pages whose parts the firm names, no part of the page itself has a name that these could get', () => {
  for (const { file, root } of builtPages) {
    const ids = root.querySelectorAll('[id]').map(({ id }) => id);
    if (!ids.some((id) => named.has(id)) && file !== 'case-studies.html') continue;
    // Neither a section nor a record can have a full stop in its name, nor begin as React does.
    const own = ids.filter((id) => !named.has(id) && !/\.|^_r/.test(id));
    expect(
      own.filter((id) => !RESERVED_IDS.includes(id)),
      file,
    ).toEqual([]);
  }
});

describe.each(builtPages)('$file', (page) => {
  const path = `/${page.file.replace(/(index)?\.html$/, '')}`;
  const addresses = addressesIn(page);

  test('leads to no page, file or anchor that does not exist', () => {
    const dead = addresses.filter((address) => {
      if (/^(mailto|tel|data):/.test(address)) return false;
      const url = new URL(address, ORIGIN + path);
      if (url.origin !== ORIGIN) return false;
      const target = pageByPath.get(url.pathname);
      if (!target) return !published.has(url.pathname);
      return url.hash !== '' && !target.root.getElementById(url.hash.slice(1));
    });
    expect(dead).toEqual([]);
  });

  test('names pages by their one address', () => {
    const odd = addresses.filter(
      (address) => /^\/.*(\/|\.html)(\?|#|$)/.test(address) && address !== '/',
    );
    expect(odd).toEqual([]);
  });

  test('loads nothing from another origin', () => {
    const foreign = page.root
      .querySelectorAll('script[src], img, source, link:not([rel=canonical]), iframe, video, audio')
      .flatMap((element) => ['src', 'href', 'srcset'].map((name) => element.getAttribute(name)))
      .filter((address) => address !== undefined && /^(https?:)?\/\//.test(address));
    expect(foreign).toEqual([]);
  });

  test('links outwards by https only, to mail and to telephones', () => {
    const outward = addresses.filter((address) => /^[a-z]+:/i.test(address));
    expect(outward.filter((address) => !/^(https|mailto|tel|data):/.test(address))).toEqual([]);
  });

  test('MAIL-04 has plain mail links to the firm, whose words are the address where they are one', () => {
    const links = page.root.querySelectorAll('a[href^="mailto:"]');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const address = link.getAttribute('href')?.slice('mailto:'.length).replace(/\?.*/, '');
      expect([firm.email.general, firm.email.legal].map(asciiMailAddress)).toContain(address);
      if (link.text.includes('@')) expect(asciiMailAddress(link.text)).toBe(address);
    }
  });
});
