/**
 * What the door costs: the time from sending the password to the first study, as a ratio to the
 * bare derivation of the key in the same browser, and the bytes of the sealed file as a ratio to
 * the same studies compressed. Times are ratios within one run, never absolute.
 */
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { field, GATE_PATH } from '../../tests/e2e/support/gate.ts';
import { launchChromium } from '../../tests/support/chromium.ts';
import { checkContentFolder } from '../../src/content/content-folder.ts';
import type { SealedText } from '../../src/lib/sealing.ts';
import { median } from './median.ts';
import type { Bench } from './site.ts';

const SLOWDOWNS = [1, 6];

const deriveBare = (page: Page, { salt, iterations }: SealedText, password: string) =>
  page.evaluate(
    async ([saltText, rounds, word]) => {
      const bytes = Uint8Array.from(atob(saltText), (c) => c.charCodeAt(0));
      const start = performance.now();
      const material = await crypto.subtle.importKey(
        'raw',
        new TextEncoder().encode(word),
        'PBKDF2',
        false,
        ['deriveBits'],
      );
      const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes, iterations: rounds };
      await crypto.subtle.deriveBits(parameters, material, 256);
      return performance.now() - start;
    },
    [salt, iterations, password] as const,
  );

const unlock = async (page: Page, base: string, password: string) => {
  await page.goto(base + GATE_PATH, { waitUntil: 'networkidle' });
  await page.evaluate(() => localStorage.clear());
  await field(page).fill(password);
  await page.waitForSelector('astro-island:not([ssr])', { state: 'attached' });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        new MutationObserver((_, observer) => {
          if (!document.querySelector('main article')) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        }).observe(document.body, { childList: true, subtree: true });
        document.querySelector('form')?.requestSubmit();
      }),
  );
};

/** Prints the cost of the door. */
export const benchGate = async ({ base, folder, password, runs }: Bench): Promise<string[]> => {
  const browser = await launchChromium();
  const published = await readFile(`${folder}/case-studies.sealed.json`);
  const file = JSON.parse(published.toString('utf8')) as SealedText;
  console.log('\nThe door of the case studies');
  for (const slowdown of SLOWDOWNS) {
    const page = await (await browser.newContext()).newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const ratios: number[] = [];
    for (let run = 0; run < runs; run++) {
      const unlocking = await unlock(page, base, password);
      ratios.push(unlocking / (await deriveBare(page, file, password)));
      await page.evaluate(() => localStorage.clear());
    }
    console.log(
      `  CPU slowed ${slowdown}x: submit to first study takes ${median(ratios).toFixed(2)} times the bare key derivation`,
    );
    await page.context().close();
  }
  await browser.close();
  const { caseStudies } = await checkContentFolder('content');
  const plain = brotliCompressSync(Buffer.from(JSON.stringify(caseStudies))).length;
  const sealed = brotliCompressSync(published).length;
  console.log(
    `  sealed file ${sealed} bytes on the wire, the plain studies ${plain}: ${(sealed / plain).toFixed(2)} times`,
  );
  return [];
};
