import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Made by the build, whatever the firm. */
const MADE = ['/.well-known/security.txt', '/robots.txt', '/sitemap.xml'];

/** Holds what is published as it is; it need not be there. */
const FOLDER = 'public';

/** The files of the folder `public`, by their path in it. */
export const listPublicFiles = (folder = FOLDER): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map(({ parentPath, name }) =>
          relative(folder, join(parentPath, name)).replaceAll('\\', '/'),
        )
    : [];

/** What the site publishes beside its pages, by its path: links may lead there. */
export const listOwnFiles = (folder = FOLDER): string[] => [
  ...MADE,
  ...listPublicFiles(folder).map((file) => `/${file}`),
];
