import { expectAccessible } from './support/axe.ts';
import { allowStates, statesAt, VIEWPORTS } from './support/states.ts';
import { test } from './support/test.ts';

test.beforeEach(({ page, faults }) => allowStates(page, faults));

for (const viewport of [...VIEWPORTS, { width: 320, height: 256 }]) {
  for (const { name, open } of statesAt(viewport)) {
    test(`at ${viewport.width} px ${name} has no fault that axe finds`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page);
      await expectAccessible(page, name);
    });
  }
}
