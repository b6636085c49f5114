/** Google's CSP Evaluator on what holds for each page: the header and the page's own policy. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { SECURITY_HEADERS } from '../../hosting/rules.ts';
import { DIST } from '../support/site.ts';

const directivesOf = (policy: string): Map<string, string> =>
  new Map(policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive]));

const inHeader = directivesOf(SECURITY_HEADERS['Content-Security-Policy']);

const pages = readdirSync(DIST).filter((file) => file.endsWith('.html'));

test.each(pages)('%s: no finding of high or medium severity', (file) => {
  const metas = parse(readFileSync(join(DIST, file), 'utf8')).querySelectorAll(
    'meta[http-equiv=Content-Security-Policy]',
  );
  expect(metas).toHaveLength(1);
  const inPage = directivesOf(metas[0]?.getAttribute('content') ?? '');
  // Where both speak, both hold; the header says 'none' to all that it names.
  const both = [...new Map([...inPage, ...inHeader]).values()].join('; ');
  const findings = new CspEvaluator(new CspParser(both).csp).evaluate();
  const grave = findings.filter(
    ({ severity }) => severity === Severity.HIGH || severity === Severity.MEDIUM,
  );
  expect(grave.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
});
