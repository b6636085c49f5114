import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { builtPages } from './site.ts';

describe.each(builtPages)('CSP-01 $file', ({ html, root }) => {
  const policy = root
    .querySelector('meta[http-equiv="Content-Security-Policy"]')
    ?.getAttribute('content');
  const directives = new Map(
    (policy ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values] as const;
    }),
  );

  test('carries its policy before anything that it has to govern', () => {
    const head = html.slice(html.indexOf('<head>') + '<head>'.length);
    expect(head).toMatch(/^<meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
  });

  test('allows nothing by default, and nothing unsafe', () => {
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(policy).not.toMatch(/unsafe-|\*|http:|data:|blob:/);
    for (const name of ['base-uri', 'form-action'])
      expect(directives.get(name)).toEqual(["'none'"]);
  });

  test('knows every inline script and style by its hash, and no others', () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const inline = (name: string) =>
      root
        .querySelectorAll(name)
        .filter((element) => element.getAttribute('type') !== 'application/ld+json')
        .map((element) => hash(element.innerHTML));
    const hashes = (name: string) =>
      directives.get(name)?.filter((value) => value.includes('sha256'));
    expect(new Set(hashes('script-src'))).toEqual(new Set(inline('script')));
    expect(new Set(hashes('style-src'))).toEqual(new Set(inline('style')));
  });

  test('lets only pages with an island load script files, and fetch from the site alone', () => {
    const hasIsland = root.querySelector('astro-island') !== null;
    expect(directives.get('script-src')?.includes("'self'")).toBe(hasIsland);
    expect(directives.get('connect-src')).toEqual(["'self'"]);
  });
});
