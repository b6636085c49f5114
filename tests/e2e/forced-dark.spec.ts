/** ENG-03 The automatic dark theme of Android's Chrome leaves a page alone that declares its colours. */
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';
import { allowStates, PAGE_STATES } from './support/states.ts';
import { expect, test } from './support/test.ts';

let dark: Browser;

test.beforeAll(async () => {
  dark = await chromium.launch(
    launchOptions(
      '--enable-features=WebContentsForceDark',
      '--force-dark-mode',
      '--blink-settings=forceDarkModeEnabled=true',
    ),
  );
});

test.afterAll(() => dark.close());

const SIZE = { width: 390, height: 844 };

test('ENG-03 the theme darkens a page that declares nothing', async ({ page }) => {
  const forced = await dark.newPage({ viewport: SIZE, colorScheme: 'dark' });
  await page.setViewportSize(SIZE);
  const shots: Buffer[] = [];
  for (const tab of [page, forced]) {
    await tab.setContent('<p>Words on white</p>');
    shots.push(await tab.screenshot());
  }
  await forced.close();
  expect(shots[0]?.equals(shots[1] ?? Buffer.of())).toBe(false);
});

/** One with pictures, one with a drawing and a component of React's, and what only React made. */
const DIFFERENT = ['/', '/contact', 'the open studies'];

for (const { name, open } of PAGE_STATES.filter(({ name }) => DIFFERENT.includes(name))) {
  test(`ENG-03 ${name}: looks the same with it and without`, async ({ page, faults, baseURL }) => {
    const shots: Buffer[] = [];
    const forced = await dark.newPage({
      viewport: SIZE,
      colorScheme: 'dark',
      ...(baseURL && { baseURL }),
    });
    await page.setViewportSize(SIZE);
    for (const tab of [page, forced]) {
      await tab.emulateMedia({ reducedMotion: 'reduce' });
      await allowStates(tab, faults);
      await open(tab);
      shots.push(await tab.screenshot({ caret: 'hide', animations: 'disabled' }));
    }
    await forced.close();
    expect(shots[0]?.equals(shots[1] ?? Buffer.of())).toBe(true);
  });
}
