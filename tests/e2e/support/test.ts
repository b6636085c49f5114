/**
 * The `test` of every browser test: a page that reports any error of its own fails the test, unless
 * the test says that it expects that one.
 */
import {
  test as base,
  expect,
  type BrowserContext,
  type Frame,
  type Locator,
  type Page,
} from '@playwright/test';

export { expect };
export type { BrowserContext, Frame, Locator, Page };

interface Faults {
  /** Reports that match are part of what the test is about. */
  allow: (pattern: RegExp) => void;
  /** Watches a context that the test opened itself. */
  watch: (context: BrowserContext) => Promise<void>;
}

/** The browser's own cancelling of requests, for example of a page that is being left. */
const CANCELLED = 'net::ERR_ABORTED';

const createFaults = () => {
  const reports: string[] = [];
  const allowed: RegExp[] = [];
  const watch = async (context: BrowserContext) => {
    // Uncaught errors and unhandled rejections; React's recovered mismatches come this way too.
    context.on('weberror', (error) => reports.push(`uncaught: ${error.error().message}`));
    context.on('console', (message) => {
      if (message.type() === 'error') reports.push(`console: ${message.text()}`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown';
      if (reason !== CANCELLED) reports.push(`request: ${reason} ${request.url()}`);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`content policy: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
  };
  const rest = () => reports.filter((report) => !allowed.some((pattern) => pattern.test(report)));
  return { allow: (pattern: RegExp) => void allowed.push(pattern), watch, rest };
};

export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ context }, use) => {
      const { allow, watch, rest } = createFaults();
      await watch(context);
      await use({ allow, watch });
      expect(rest(), 'errors that the page reported').toEqual([]);
      // An answer of ours that is still on its way would fail the run, outside of any test.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});
