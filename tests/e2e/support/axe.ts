import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from './test.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Evaluated rather than added as a script: a content policy would refuse the script. */
export const expectAccessible = async (page: Page, state: string): Promise<void> => {
  await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults, string[]>(
    (values) =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, {
        runOnly: { type: 'tag', values },
        // Contrast is measured on the pixels, pictures included: see contrast.ts.
        rules: { 'color-contrast': { enabled: false } },
        resultTypes: ['violations'],
      }),
    TAGS,
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
  );
  expect(found, state).toEqual([]);
};
