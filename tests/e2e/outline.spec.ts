import { words } from './support/content.ts';
import { alert, GATE_PATH, openStudies, submit } from './support/gate.ts';
import { menu, openMenu, PHONE } from './support/menu.ts';
import {
  narrowHeaderOutline,
  openStudiesOutline,
  pageOutline,
  toastOutline,
  wrongPasswordOutline,
} from './support/outlines.ts';
import { addCss, header, hydrated } from './support/page.ts';
import { gluedWords } from './support/parted-words.ts';
import { ALL_PAGES, HEADER_ROUTES } from './support/routes.ts';
import { allowStates } from './support/states.ts';
import { expect, test } from './support/test.ts';
import { copyButton, liveRegion, toast } from './support/toast.ts';

test.beforeEach(({ page, faults }) => allowStates(page, faults));

for (const { id, path } of ALL_PAGES) {
  test(`MENU-08 HYD-06 ${path} reads well: landmarks, headings, lists, links and all that the firm says, by role and name`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('body')).toMatchAriaSnapshot(pageOutline(id));

    await test.step('only the current link is marked, and looks like no other', async () => {
      const links = await menu(page)
        .getByRole('link')
        .evaluateAll((all) =>
          all.map((link) => {
            const { color, textDecorationLine } = getComputedStyle(link);
            return { mark: link.ariaCurrent, look: `${color} ${textDecorationLine}` };
          }),
        );
      const marks = HEADER_ROUTES.map((route) => (route === id ? 'page' : null));
      expect(links.map(({ mark }) => mark)).toEqual(marks);
      for (const { look } of links.filter(({ mark }) => mark))
        expect(links.filter((link) => link.look === look)).toHaveLength(1);
    });

    await test.step('ENG-05 words that stand apart are parted in the markup', async () => {
      expect(await gluedWords(page)).toEqual([]);
    });
  });
}

test('MENU-07 MENU-08 the narrow header reads as a button, and its links once when it is open', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  await expect(page.locator('body')).toMatchAriaSnapshot(narrowHeaderOutline(false));
  await openMenu(page);
  await expect(page.locator('body')).toMatchAriaSnapshot(narrowHeaderOutline(true));
  await expect(header(page).locator('[aria-current]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).toMatchAriaSnapshot(narrowHeaderOutline(false));
});

test('GATE-15 the door after a wrong entry, and the open studies, read well', async ({ page }) => {
  await page.goto(GATE_PATH);
  await submit(page, 'not it');
  await expect(alert(page)).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot(wrongPasswordOutline());
  await openStudies(page);
  await expect(page.locator('body')).toMatchAriaSnapshot(openStudiesOutline());
});

test('TOAST-02 a toast reads as what it says; its button has a name once it has the focus', async ({
  page,
}) => {
  await page.goto('/contact');
  await copyButton(page).click();
  await expect(toast(page)).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot(toastOutline(words.contact.copied));
  await page.keyboard.press('F6');
  await expect(liveRegion(page).getByRole('button', { name: words.contact.dismiss })).toBeVisible();
});

test('ENG-05 words that only a style parts are found, others are not', async ({ page }) => {
  await page.goto('/');
  const glued = async (html: string) => {
    await page.evaluate((markup) => {
      document.body.innerHTML = markup;
    }, html);
    return gluedWords(page);
  };
  expect(await glued('<p>a<b>b</b>, c</p><p>d</p><span>e</span><div>f</div>g')).toEqual([]);
  expect(await glued('<p>a<br>b <i>c</i></p><p><a>d</a> <a>e</a></p>')).toEqual([]);
  await addCss(page, 'a { display: block } b { padding-left: 1em }');
  expect(await glued('<p><a>a</a><a>b</a></p>')).toEqual(['a|b']);
  expect(await glued('<p>a<b>b</b></p>')).toEqual(['a|b']);
});
