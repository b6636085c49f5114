import { ALL_PAGES } from './support/routes.ts';
import { VIEWPORTS } from './support/states.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ faults }) => faults.allow(/console: Failed to load resource.*404/));

for (const viewport of VIEWPORTS) {
  test(`PERF-01 at ${viewport.width} px the largest thing painted waits for nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const { path } of ALL_PAGES) {
      await page.goto(path, { waitUntil: 'load' });
      const largest = await page.evaluate(
        () =>
          new Promise<{ name: string; loading?: string; priority?: string }>((resolve) => {
            new PerformanceObserver((list) => {
              const { element } = list.getEntries().at(-1) as PerformanceEntry & {
                element: Element | null;
              };
              resolve(
                element instanceof HTMLImageElement
                  ? { name: 'img', loading: element.loading, priority: element.fetchPriority }
                  : { name: element?.localName ?? 'nothing' },
              );
            }).observe({ type: 'largest-contentful-paint', buffered: true });
          }),
      );
      expect(largest.name, path).not.toBe('nothing');
      if (largest.name === 'img') {
        expect(largest, path).toMatchObject({ loading: 'eager', priority: 'high' });
      }
    }
  });
}
