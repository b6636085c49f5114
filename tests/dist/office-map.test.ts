/** The map of the offices, wherever they are. */
import { expect, test } from 'vitest';
import { mapWords } from '../../src/content/office-map.ts';
import { brand, firm, words } from '../e2e/support/content.ts';
import { builtPages, files, readDist, brotliSize } from './site.ts';

const KB = 1024;
const contact = builtPages.find(({ file }) => file === 'contact.html');
const map = contact?.root.querySelector('main img[src*="/offices."]')?.parentNode?.parentNode;
const picture = map?.querySelector('img')?.getAttribute('src')?.slice(1) ?? '';

test('the contact page has the map that the brand asks for', () => {
  expect(map === undefined).toBe(brand.map === 'off');
  expect(files.some((file) => /offices\..*\.svg$/.test(file))).toBe(brand.map === 'on');
});

if (brand.map === 'on') {
  test('every office has its dot, and its name where there is room', () => {
    expect(map?.querySelectorAll('circle[r="4"]')).toHaveLength(firm.offices.length);
    const { names } = mapWords(firm.offices, words.language);
    for (const { name } of names.filter(({ side }) => side)) {
      expect(map?.querySelectorAll('g > text').map(({ text }) => text.trim())).toContain(name);
    }
  });

  test('every course bears its figures where there is room', () => {
    const { figures } = mapWords(firm.offices, words.language);
    expect(map?.querySelectorAll('svg svg').map(({ text }) => text.trim().split(/ +/))).toEqual(
      figures.map(({ above, below }) => `${above} ${below}`.split(/ +/)),
    );
  });

  test('the picture of the map is light, and draws nothing from elsewhere', () => {
    const svg = readDist(picture);
    expect(brotliSize(svg)).toBeLessThanOrEqual(40 * KB);
    expect(svg.toString('utf8')).not.toMatch(/(href|src)="(?!#)|url\((?!#)/);
  });
}
