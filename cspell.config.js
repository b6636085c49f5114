import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The spelling of what visitors read. (The second firm of the tests is never published.) */
const { language } = parse(readFileSync('content/interface.yaml', 'utf8'));

export default {
  version: '0.2',
  files: ['content/*.{yaml,md}', 'content/{team,case-studies}/*.yaml'],
  ignorePaths: ['content/README.md'],
  // For other languages there are dictionaries to install: https://cspell.org/docs/dictionaries
  enabled: /^en(-|$)/.test(language),
  language: /^en-(?!US)/.test(language) ? 'en-GB' : 'en-US',
  dictionaryDefinitions: [{ name: 'firm', path: './content/spelling.txt' }],
  dictionaries: ['firm'],
  // Notes to the staff, names of lines, ids, addresses, and facts that stand elsewhere.
  ignoreRegExpList: [
    '/^ *#.*$/gm',
    '/^ *(- )?[\\w-]+:/gm',
    '/^ *(- )?(id|icon|portrait|timeZone|mapLabel): .*$/gm',
    '/\\{[^}]*\\}/g',
    '/\\S+@\\S+/g',
    'Urls',
  ],
};
