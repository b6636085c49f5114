import { existsSync, readdirSync } from 'node:fs';

/** Made by the build, whatever the firm. */
const MADE = ['/.well-known/security.txt', '/robots.txt', '/sitemap.xml'];

/** Holds what is published as it is; it need not be there. */
const FOLDER = 'public';

/** What the site publishes beside its pages, by its path: links may lead there. */
export const listOwnFiles = (): string[] => [
  ...MADE,
  ...(existsSync(FOLDER) ? readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }) : []).map(
    (file) => `/${file.replaceAll('\\', '/')}`,
  ),
];
