/**
 * `npm run field-pictures`: pictures of the pages on which every text bears the name of its field, for
 * content/README.md. Builds the site.
 */
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { mapTexts } from '../src/content/map-texts.ts';
import { ROUTES } from '../src/lib/paths.ts';
import { checkContentFolder } from '../src/content/content-folder.ts';
import { launchChromium } from '../tests/support/chromium.ts';
import { openStudies } from '../tests/e2e/support/gate.ts';
import { scrollToY } from '../tests/e2e/support/page.ts';
import { loadPictures } from '../tests/e2e/support/painted.ts';
import { serveFolder } from '../hosting/static-server.ts';
import { builtForPictures } from './photograph.ts';

const FOLDER = 'docs/fields';

interface Field {
  name: string;
  text: string;
}

const fieldsOf = (record: object, prefix = ''): Field[] => {
  const fields: Field[] = [];
  mapTexts(record, (text, path) => {
    const parts = path.map((part) => (typeof part === 'number' ? String(part + 1) : String(part)));
    fields.push({ name: prefix + parts.join(' '), text });
    return text;
  });
  return fields;
};

const { firm, pages, services, values, team, caseStudies } = await checkContentFolder('content');
const firmFields = fieldsOf(firm, 'firm: ');

/** By picture: the route, and the fields that are looked for on it. */
const PICTURES: Readonly<Record<string, { path: string; fields: Field[] }>> = {
  home: {
    path: ROUTES.home.path,
    fields: [...fieldsOf(pages.home), ...fieldsOf(services[0] ?? {}, 'service: '), ...firmFields],
  },
  about: {
    path: ROUTES.about.path,
    fields: [...fieldsOf(pages.about), ...fieldsOf(values[0] ?? {}, 'value: ')],
  },
  services: {
    path: ROUTES.services.path,
    fields: [...fieldsOf(pages.services), ...fieldsOf(services[0] ?? {}, 'service: ')],
  },
  team: {
    path: ROUTES.team.path,
    fields: [
      ...fieldsOf(pages.team),
      ...fieldsOf(team[0] ?? {}, 'member: '),
      { name: 'firm: experts', text: firm.experts },
    ],
  },
  door: { path: ROUTES['case-studies'].path, fields: fieldsOf(pages['case-studies']) },
  'case-study': {
    path: ROUTES['case-studies'].path,
    fields: [
      ...fieldsOf(caseStudies[0] ?? {}, 'study: '),
      { name: 'notice', text: pages['case-studies'].notice },
    ],
  },
  contact: { path: ROUTES.contact.path, fields: [...fieldsOf(pages.contact), ...firmFields] },
};

/** Frames the first element that holds nothing but a field's text, and writes the name over it. */
const markFields = (page: Page, fields: readonly Field[]) =>
  page.evaluate((wanted) => {
    const flat = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
    const elements = [...document.querySelectorAll<HTMLElement>('main *, footer *')].filter(
      (element) => element.checkVisibility() && !element.closest('[aria-hidden="true"], nav'),
    );
    const taken = new Set<HTMLElement>();
    for (const { name, text } of wanted) {
      const holds = (element: HTMLElement) => flat(element.textContent) === flat(text);
      const outer = elements.find((it) => holds(it) && !taken.has(it));
      const target = outer && elements.findLast((it) => outer.contains(it) && holds(it));
      if (!target) continue;
      taken.add(target);
      const { left, top, width, height } = target.getBoundingClientRect();
      const frame = document.createElement('div');
      Object.assign(frame.style, {
        position: 'absolute',
        left: `${left + scrollX - 3}px`,
        top: `${top + scrollY - 3}px`,
        width: `${width + 6}px`,
        height: `${height + 6}px`,
        outline: '2px solid #c2185b',
        zIndex: '99',
      });
      const label = document.createElement('span');
      label.textContent = name;
      Object.assign(label.style, {
        position: 'absolute',
        right: '0',
        top: '-20px',
        padding: '1px 6px',
        background: '#c2185b',
        color: '#fff',
        font: '600 13px/18px sans-serif',
        whiteSpace: 'nowrap',
      });
      frame.append(label);
      document.body.append(frame);
    }
  }, fields);

const { origin, stop } = await serveFolder(builtForPictures(), 0);
const browser = await launchChromium();
await mkdir(FOLDER, { recursive: true });
for (const [name, { path, fields }] of Object.entries(PICTURES)) {
  const viewport = { width: 1200, height: 900 };
  const page = await browser.newPage({ baseURL: origin, viewport, bypassCSP: true });
  await page.goto(path, { waitUntil: 'networkidle' });
  if (name === 'case-study') await openStudies(page);
  await loadPictures(page);
  await scrollToY(page, 0);
  await markFields(page, fields);
  const picture = await page.screenshot({ fullPage: true });
  // Studies and services repeat themselves: the first one and what leads to it are enough.
  await sharp(picture)
    .extract({
      left: 0,
      top: 0,
      width: 1200,
      height: Math.min(2600, (await sharp(picture).metadata()).height),
    })
    .webp({ quality: 60 })
    .toFile(`${FOLDER}/${name}.webp`);
  await page.close();
  console.log(name);
}
await browser.close();
await stop();
