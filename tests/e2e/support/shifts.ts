import type { Page } from './test.ts';

/** Adds up how far the layout moves without the visitor's doing. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const record = window as unknown as { shift: number };
    record.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) record.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shift = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shift: number }).shift);
