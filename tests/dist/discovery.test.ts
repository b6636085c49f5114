/** What the pages tell search engines, previews, home screens and finders of faults. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ROUTES } from '../../src/lib/paths.ts';
import { daysOf } from '../../src/lib/opening-days.ts';
import { bodyOfMark } from '../../src/lib/mark.ts';
import { brand, firm, mark, smallMark } from '../e2e/support/content.ts';
import { TEST_SETTINGS } from '../support/test-settings.ts';
import { builtPages, files, readDist } from './site.ts';

const SITE = TEST_SETTINGS.SITE_URL;
const text = (file: string) => readDist(file).toString('utf8');
const indexable = builtPages.filter(({ root }) => !root.querySelector('meta[name=robots]'));

const metaOf = ({ root }: (typeof builtPages)[number], name: string) =>
  root
    .querySelector(`head meta[property="${name}"], head meta[name="${name}"]`)
    ?.getAttribute('content');

const dataOf = ({ root }: (typeof builtPages)[number]) =>
  root
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.innerHTML) as Record<string, unknown>);

test('SEO-02 the sitemap holds exactly the indexable pages by their one address', () => {
  const listed = [...text('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const canonical = indexable.map(({ root }) =>
    root.querySelector('link[rel=canonical]')?.getAttribute('href'),
  );
  expect(listed.toSorted()).toEqual(canonical.toSorted());
  expect(listed).toHaveLength(Object.keys(ROUTES).length);
});

test('SEO-02 robots.txt names the sitemap and forbids nothing', () => {
  expect(text('robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  expect(text('robots.txt')).not.toMatch(/Disallow: *\//);
});

describe.each(builtPages)('$file', (page) => {
  test('SEO-01 has a complete preview, with a picture of its own', async () => {
    expect(metaOf(page, 'og:title')).toBe(page.root.querySelector('title')?.text);
    expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'));
    expect(metaOf(page, 'og:url')).toBe(
      page.root.querySelector('link[rel=canonical]')?.getAttribute('href'),
    );
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
    expect(metaOf(page, 'og:image:alt')).toContain(firm.name);
    const image = metaOf(page, 'og:image') ?? '';
    expect(image).toMatch(new RegExp(`^${SITE}/cards/[a-z-]+\\.jpg$`));
    const { format, width, height } = await sharp(
      readDist(image.slice(SITE.length + 1)),
    ).metadata();
    expect(format).toBe('jpeg');
    expect(metaOf(page, 'og:image:type')).toBe('image/jpeg');
    expect([metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')]).toEqual([
      String(width),
      String(height),
    ]);
    expect([width, height]).toEqual([1200, 630]);
  });

  test('HYD-05 keeps browsers from making links of numbers', () => {
    expect(metaOf(page, 'format-detection')).toContain('telephone=no');
  });

  test('SEO-04 links its icons and manifest, and they exist', () => {
    const links = page.root.querySelectorAll(
      'link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]',
    );
    expect(links).toHaveLength(4);
    for (const link of links) expect(files).toContain(link.getAttribute('href')?.slice(1));
  });
});

test('SEO-04 tab, header and footer show the firm’s mark', () => {
  const tab = text('favicon.svg');
  expect(tab).toContain(smallMark.body);
  expect(tab).toContain(brand.colours.accentOnPaper);
  expect(tab).toContain(brand.colours.accentOnDark);
  const ico = readDist('favicon.ico');
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  for (const { html, file } of builtPages) {
    expect(html, file).toContain(bodyOfMark(mark, 'header'));
    expect(html, file).toContain(bodyOfMark(mark, 'footer'));
  }
});

test('all previews have pictures of their own', () => {
  expect(new Set(builtPages.map((page) => metaOf(page, 'og:image'))).size).toBe(builtPages.length);
});

test('SEO-03 the home page describes the firm, and only what is printed on it', () => {
  const home = builtPages.find(({ file }) => file === 'index.html');
  if (!home) throw new Error('index.html is missing');
  const [data, ...others] = dataOf(home);
  expect(others).toEqual([]);
  expect(data).toMatchObject({
    '@type': 'LegalService',
    name: firm.name,
    legalName: firm.legalName,
    url: `${SITE}/`,
    foundingDate: String(firm.founded),
    openingHoursSpecification: firm.openingHours.times.map(({ days, opens, closes }) => ({
      dayOfWeek: daysOf(days),
      opens,
      closes,
    })),
  });
  expect(data?.['location']).toHaveLength(firm.offices.length);
  // Some of its spaces hold a line together.
  const printed = home.root.querySelector('body')?.structuredText.replaceAll('\u00a0', ' ') ?? '';
  const { locality, region = '', postalCode = '' } = firm.headOffice;
  expect(data?.['address']).toMatchObject({ addressLocality: locality });
  for (const fact of [
    firm.legalName,
    firm.tagline,
    firm.email.general,
    String(firm.founded),
    locality,
    region,
    postalCode,
    ...firm.offices.map(({ label }) => label),
  ]) {
    expect(printed).toContain(fact);
  }
});

test('SEO-03 inner pages state their place below the home page', () => {
  for (const page of indexable.filter(({ file }) => file !== 'index.html')) {
    const [data, ...others] = dataOf(page);
    expect(others).toEqual([]);
    const items = data?.['itemListElement'] as { item: string; position: number }[];
    expect(data?.['@type']).toBe('BreadcrumbList');
    expect(items.map(({ position }) => position)).toEqual([1, 2]);
    expect(items.map(({ item }) => item)).toEqual([`${SITE}/`, metaOf(page, 'og:url')]);
  }
});

test('the manifest names icons that exist in the size that it states', async () => {
  const manifest = JSON.parse(text('site.webmanifest')) as {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest.name).toBe(firm.name);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(readDist(src.slice(1))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('security.txt follows RFC 9116 and may be trusted until the day that the content names', () => {
  const lines = text('.well-known/security.txt').trim().split('\n');
  expect(lines).toContain(`Contact: mailto:${firm.email.legal}`);
  expect(lines).toContain(`Canonical: ${SITE}/.well-known/security.txt`);
  const expires = lines.find((line) => line.startsWith('Expires: '))?.slice('Expires: '.length);
  expect(expires?.slice(0, 10)).toBe(firm.securityContactExpires);
});
