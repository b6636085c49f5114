/** The forms are published where a setting asks for them, and nowhere else. */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { SECURITY_HEADERS } from '../../hosting/rules.ts';
import { SEALED, WITH_IMAGE_HOST } from '../support/site.ts';
import { EDITOR_REPOSITORY } from '../support/test-settings.ts';
import { builtPages, files } from './site.ts';

const read = (file: string) => readFileSync(`${WITH_IMAGE_HOST}/${file}`, 'utf8');
const page = parse(read('admin.html'));
const contentOf = (selector: string) => page.querySelector(selector)?.getAttribute('content') ?? '';

test('no other build has them', () => {
  expect(files.filter((file) => /admin|editor|cms/.test(file))).toEqual([]);
  expect(existsSync(`${SEALED}/admin.html`)).toBe(false);
});

test('they save to the repository of the setting, by pull requests', () => {
  const { config } = JSON.parse(page.querySelector('#editor')?.innerHTML ?? '') as {
    config: object;
  };
  expect(config).toMatchObject({
    backend: { name: 'github', repo: EDITOR_REPOSITORY, auth_methods: ['token'] },
    publish_mode: 'editorial_workflow',
  });
});

test('all of their scripts are there, with the licences of what is in them', () => {
  const scripts = page.querySelectorAll('script[src]').map((script) => script.getAttribute('src'));
  expect(scripts).toHaveLength(1);
  for (const script of scripts) expect(read(String(script)).length).toBeGreaterThan(0);
  expect(read('_astro/editor-licences.md')).toContain('@sveltia/cms');
});

test('search engines are kept away, and no page leads there', () => {
  expect(contentOf('meta[name=robots]')).toBe('noindex');
  expect(read('robots.txt')).toMatch(/^Disallow: \/admin$/m);
  expect(read('sitemap.xml')).not.toContain('/admin');
  for (const { file } of builtPages) expect(read(file), file).not.toContain('/admin');
});

test('a policy of their own lets them talk to GitHub alone, and run nothing but their own scripts', () => {
  const policy = contentOf('meta[http-equiv=Content-Security-Policy]');
  expect(policy.match(/[\w*]+:\/\/[^\s;]+/g)).toEqual([
    'https://avatars.githubusercontent.com',
    'https://api.github.com',
  ]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval'(?:;|$)/);
  // What hosts send beside it, with every answer, takes nothing of that away.
  const sent = SECURITY_HEADERS['Content-Security-Policy'].split('; ');
  expect(sent.map((directive) => directive.split(' ')[0])).toEqual([
    'frame-ancestors',
    'base-uri',
    'form-action',
    'object-src',
  ]);
});
