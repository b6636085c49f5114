import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatProblem, type Problem } from './problems.ts';
import { checkPublicFiles } from './public-files.ts';

const look = (...files: string[]) => {
  const notices: Problem[] = [];
  const problems = checkPublicFiles(files, (notice) => notices.push(notice));
  return { refused: problems.map(formatProblem), told: notices.map(formatProblem) };
};

describe('a file in public that the site makes itself is refused', () => {
  test.each([
    ['robots.txt', /^public\/robots\.txt {2}has the name of a file that the site makes itself/],
    ['Sitemap.xml', /that the site makes itself/],
    ['.well-known/security.txt', /that the site makes itself/],
    ['index.html', /that the site makes itself/],
    ['about.html', /that the site makes itself/],
    ['about/index.html', /that the site makes itself/],
    ['404.html', /that the site makes itself/],
    ['cards/home.jpg', /that the site makes itself/],
    ['cards/not-found.jpg', /that the site makes itself/],
    ['favicon.ico', /draws itself, from content\/brand\/mark\.svg: delete it/],
    ['apple-touch-icon.png', /draws itself/],
    ['_redirects', /would be lost, .*: delete it\. Its rules go into hosting\/rules\.ts/],
    ['_headers', /would be lost/],
    ['.htaccess', /would be lost/],
    ['_astro/a.css', /^public\/_astro {2}has the name of a folder/],
  ])('%s', (file, message) => {
    expect(look(file)).toEqual({ refused: [expect.stringMatching(message)], told: [] });
  });

  test('none that the routes of the site make is forgotten', () => {
    const made = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
      .map((route) => route.replaceAll('\\', '/'))
      .filter((route) => /^[^_[\]]+\.(?:ts|astro)$/.test(route))
      .map((route) => route.replace(/\.ts$/, '').replace(/\.astro$/, '.html'));
    expect(made.length).toBeGreaterThan(0);
    for (const file of made) expect(look(file).refused, file).toHaveLength(1);
  });
});

test.each(['.env', '.env.local', 'files/.env', '.htpasswd', '.ssh/config', 'id_rsa'])(
  '%s holds secrets, and is refused',
  (file) => {
    const secret =
      /^public\/\S+ {2}would be published .* passwords or keys: move it out of public$/;
    expect(look(file)).toEqual({ refused: [expect.stringMatching(secret)], told: [] });
  },
);

test.each([
  '.DS_Store',
  'files/Thumbs.db',
  'files/desktop.ini',
  '._terms.pdf',
  '.gitignore',
  '~$terms.docx',
  'terms.pdf.bak',
  '__MACOSX/terms.pdf',
])('%s is told, and published', (file) => {
  const told = /^public\/\S+ {2}is hidden or left behind .*: delete it, unless that is meant$/;
  expect(look(file)).toEqual({ refused: [], told: [expect.stringMatching(told)] });
});

test.each([
  'terms.pdf',
  'files/terms of use.pdf',
  'google1234.html',
  'CNAME',
  '.nojekyll',
  '.gitkeep',
  '.well-known/apple-app-site-association',
  'brochure/index.html',
  'environment.pdf',
])('%s is published as it is', (file) => {
  expect(look(file)).toEqual({ refused: [], told: [] });
});

test('a folder is told once', () => {
  expect(look('.git/config', '.git/HEAD', '.svn/a', '.svn/b')).toEqual({
    refused: [expect.stringMatching(/^public\/\.git {2}/)],
    told: [expect.stringMatching(/^public\/\.svn {2}/)],
  });
});
