import { describe, expect, test } from 'vitest';
import { TEST_SETTINGS } from '../support/test-settings.ts';
import { asciiMailAddress } from '../../src/lib/mail-address.ts';
import { ROUTES, type PageId } from '../../src/lib/paths.ts';
import {
  firm,
  pages,
  practices,
  privacyPolicy,
  services,
  values,
  words,
} from '../e2e/support/content.ts';
import { invalidParts } from '../support/html-validity.ts';
import { builtPages, files, plainText } from './site.ts';

const routeFiles = Object.values(ROUTES).map(({ path }) =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`,
);

test('there is one file for each route and one for unknown addresses', () => {
  expect(builtPages.map(({ file }) => file).sort()).toEqual([...routeFiles, '404.html'].sort());
});

test('no source map is published', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
});

/** By the file's name. */
const pageOf = (file: string) => {
  const name = file.replace('.html', '');
  return pages[({ index: 'home', 404: 'not-found' }[name] ?? name) as PageId];
};

describe.each(builtPages)('$file', ({ file, html, root }) => {
  test('is valid HTML', async () => {
    expect(await invalidParts(html)).toEqual([]);
  });

  test('has one h1, one main, one header, one footer and a language', () => {
    for (const name of ['h1', 'main', 'body > header', 'body > footer']) {
      expect(root.querySelectorAll(name), name).toHaveLength(1);
    }
    // In one language: no part says another.
    const languages = root.querySelectorAll('[lang]').map((it) => it.getAttribute('lang'));
    expect(languages).toEqual([words.language]);
  });

  test('skips no level of headings', () => {
    const levels = root.querySelectorAll('h1, h2, h3, h4, h5, h6').map((h) => Number(h.tagName[1]));
    const jumps = levels.filter((level, i) => level > (levels[i - 1] ?? 1) + 1);
    expect(levels[0]).toBe(1);
    expect(jumps).toEqual([]);
  });

  test('NAV-07 has its own title, description and heading', () => {
    const { title, description, heading } = pageOf(file);
    expect(root.querySelector('title')?.text).toBe(title);
    expect(root.querySelector('meta[name=description]')?.getAttribute('content')).toBe(description);
    expect(root.querySelector('h1')?.text).toBe(heading);
  });

  test('has one title and one description, both in the head', () => {
    for (const name of ['title', 'meta[name=description]']) {
      // An icon's own <title> would be another thing: there is none.
      expect(root.querySelectorAll(name), name).toHaveLength(1);
      expect(root.querySelectorAll(`head ${name}`), name).toHaveLength(1);
    }
  });

  test('states its one address, or that it has none', () => {
    const canonical = root.querySelector('link[rel=canonical]')?.getAttribute('href');
    if (file === '404.html') {
      expect(canonical).toBeUndefined();
      expect(root.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    } else {
      const path = file === 'index.html' ? '/' : `/${file.replace('.html', '')}`;
      expect(canonical).toBe(TEST_SETTINGS.SITE_URL + path);
    }
  });

  test('has all its styles in the head', () => {
    expect(root.querySelectorAll('head style').length).toBeGreaterThan(0);
    expect(root.querySelectorAll('body style')).toEqual([]);
  });

  test('publishes no comments of its scripts', () => {
    const scripts = root
      .querySelectorAll('script')
      .filter((script) => script.getAttribute('type') !== 'application/ld+json');
    for (const { text } of scripts) expect(text).not.toMatch(/(?:^|[\s;{}])\/\/|\/\*/);
  });

  test('has no style attribute, which a content policy would refuse', () => {
    expect(root.querySelectorAll('[style]').map((element) => element.outerHTML)).toEqual([]);
  });
});

test.each([
  ['index.html', 'main section li', services],
  ['about.html', 'main section li', values],
  ['services.html', 'main section[id]', practices],
])('%s shows each record with its icon (%s)', (file, selector, records) => {
  const shown = builtPages.find((page) => page.file === file)?.root.querySelectorAll(selector);
  expect(shown?.filter((it) => it.querySelector('svg'))).toHaveLength(records.length);
});

test('titles and descriptions are all different', () => {
  const titles = builtPages.map(({ root }) => root.querySelector('title')?.text);
  const descriptions = builtPages.map(({ root }) =>
    root.querySelector('meta[name=description]')?.getAttribute('content'),
  );
  expect(new Set(titles).size).toBe(builtPages.length);
  expect(new Set(descriptions).size).toBe(builtPages.length);
});

describe('LEGAL-02 the privacy policy', () => {
  const main = builtPages
    .find(({ file }) => file === 'privacy-policy.html')
    ?.root.querySelector('main');
  const links = main?.querySelectorAll('a') ?? [];

  test('has each of its facts', () => {
    for (const fact of [
      firm.legalName,
      String(firm.breachNoticeDays),
      privacyPolicy.storedInBrowser.courtesy,
    ]) {
      expect(plainText(main?.text ?? '')).toContain(plainText(fact));
    }
  });

  test('has links that lead where they say', () => {
    const { hostingProvider, dataProtectionAuthority } = firm.outwardLinks;
    for (const { name, url } of [hostingProvider, dataProtectionAuthority]) {
      const link = links.find(({ text }) => plainText(text).includes(plainText(name)));
      expect(link?.getAttribute('href'), name).toBe(url);
    }
    const mail = links.filter((link) => link.getAttribute('href')?.startsWith('mailto:'));
    expect(mail.length).toBeGreaterThan(0);
    for (const link of mail) {
      expect(link.getAttribute('href')).toBe(`mailto:${asciiMailAddress(firm.email.legal)}`);
      expect(link.text).toBe(firm.email.legal);
    }
  });
});
