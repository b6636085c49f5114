/** What the build writes for Cloudflare Pages and Netlify says the same as the one table. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  HASHED_CACHE_CONTROL,
  REDIRECTS,
  SECURITY_HEADERS,
  TRANSPORT_SECURITY,
} from '../../hosting/rules.ts';
import { ROUTES } from '../../src/lib/paths.ts';
import { DIST } from '../support/site.ts';

type HeaderValues = Record<string, string>;

const linesOf = (file: string): string[] =>
  readFileSync(`${DIST}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

describe('_headers', () => {
  const rules: Record<string, HeaderValues> = {};
  let path = '';
  for (const line of linesOf('_headers')) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) rules[path] = { ...rules[path], [name]: value };
    else path = line;
  }

  test('sets exactly the headers of the table', () => {
    expect(rules).toEqual({
      '/*': { ...SECURITY_HEADERS, ...TRANSPORT_SECURITY },
      '/_astro/*': { 'Cache-Control': HASHED_CACHE_CONTROL },
    });
  });

  test('keeps within the limits of Cloudflare Pages', () => {
    expect(Object.keys(rules).length).toBeLessThanOrEqual(100);
    for (const line of linesOf('_headers')) expect(line.length).toBeLessThanOrEqual(2000);
  });

  test('no header is set by two rules, which hosts would add up', () => {
    const names = Object.values(rules).flatMap((values) => Object.keys(values));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('_redirects', () => {
  const rules = linesOf('_redirects').map((line) => line.split(' '));

  test('leads from other forms to the pages of the table, for good', () => {
    expect(rules).toHaveLength([...REDIRECTS.keys()].filter((form) => !form.endsWith('/')).length);
    for (const [form = '', page, status] of rules) {
      expect(REDIRECTS.get(form)).toBe(page);
      expect(status).toBe('301');
    }
  });

  test('cannot go round: nothing that is led to is led away from, with or without a slash', () => {
    const pages = new Set<string>(Object.values(ROUTES).map(({ path }) => path));
    for (const [form = ''] of rules) expect(pages.has(form.replace(/\/$/, ''))).toBe(false);
  });
});
