/**
 * What a visit may weigh, Brotli at its highest quality. A page that fits into the first flight of
 * TCP (ten segments, about 14 KB) shows after one round trip.
 */
import { describe, expect, test } from 'vitest';
import { brotliSize, builtPages, files, readDist } from './site.ts';

const KB = 1024;
const WITH_ISLAND = ['contact.html', 'case-studies.html'];

/** All script files that a page can load: those that it names and those that they import. */
const scriptsOf = (html: string): string[] => {
  const found = new Set<string>();
  const visit = (text: string) => {
    for (const [, name] of text.matchAll(/["'(/]((?:[\w.-]+)\.js)\b/g)) {
      const file = `_astro/${name}`;
      if (!name || found.has(file) || !files.includes(file)) continue;
      found.add(file);
      visit(readDist(file).toString('utf8'));
    }
  };
  visit(html);
  return [...found];
};

describe.each(builtPages)('$file', ({ file, html, root }) => {
  test('fits into the first flight', () => {
    expect(brotliSize(Buffer.from(html))).toBeLessThanOrEqual(14 * KB);
  });

  const inline = root
    .querySelectorAll('script')
    .filter((script) => script.getAttribute('type') !== 'application/ld+json');

  test('asks for no script file by itself', () => {
    const asking = 'script[src], link[rel=modulepreload], link[as=script]';
    expect(root.querySelectorAll(asking)).toEqual([]);
  });

  if (WITH_ISLAND.includes(file)) {
    test('loads at most 75 KB of scripts, none of them before somebody reaches for it', () => {
      const scripts = scriptsOf(html);
      const size = scripts.reduce((sum, script) => sum + brotliSize(readDist(script)), 0);
      expect(scripts.length).toBeGreaterThan(0);
      expect(size).toBeLessThanOrEqual(75 * KB);
      const loading = root
        .querySelectorAll('astro-island')
        .map((island) => island.getAttribute('client'));
      expect(loading).toEqual(['intent']);
    });
  } else {
    test('has no script file and at most 1 KB of inline script', () => {
      expect(scriptsOf(html)).toEqual([]);
      expect(root.querySelectorAll('astro-island')).toEqual([]);
      const size = inline.reduce((sum, script) => sum + Buffer.byteLength(script.text), 0);
      expect(size).toBeLessThanOrEqual(KB);
    });
  }
});

test.each(builtPages)(
  '$file asks for at most 42 KB of fonts at once, and names them',
  ({ root }) => {
    const preloaded = root
      .querySelectorAll('link[rel=preload][as=font]')
      .map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect(preloaded.length).toBeGreaterThan(1);
    const size = preloaded.reduce((sum, file) => sum + readDist(file).length, 0);
    expect(size).toBeLessThanOrEqual(42 * KB);
    // Everything else is fetched only where a page shows one of its characters.
    const faces = root
      .querySelectorAll('style')
      .flatMap((style) => style.innerHTML.match(/@font-face *\{[^}]*\}/g) ?? [])
      .filter((face) => face.includes('url('));
    const unasked = faces.filter((face) => !preloaded.some((file) => face.includes(file)));
    for (const face of unasked) expect(face).toMatch(/unicode-range: *U\+/i);
  },
);
