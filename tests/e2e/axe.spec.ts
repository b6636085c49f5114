/**
 * What axe finds by rule. Once for each state: its rules ask for meaning, not for width; on a phone,
 * where the menu is folded away and what is wide may scroll. The row of links of wide screens is one
 * for all pages.
 */
import { expectAccessible } from './support/axe.ts';
import { PHONE } from './support/menu.ts';
import { allowStates, statesAt, WIDE } from './support/states.ts';
import { test } from './support/test.ts';

test.beforeEach(({ page, faults }) => allowStates(page, faults));

for (const [viewport, states] of [
  [PHONE, statesAt(PHONE)],
  [WIDE, statesAt(WIDE).slice(0, 1)],
] as const) {
  for (const { name, open } of states) {
    test(`at ${viewport.width} px ${name} has no fault that axe finds`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page);
      await expectAccessible(page, name);
    });
  }
}
