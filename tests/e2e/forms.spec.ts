/** The forms of `npm run edit`. */
import { FORMS } from '../../editor/forms.ts';
import { FORMS_ORIGIN, openForms, startPreview } from './support/forms.ts';
import { expect, test } from './support/test.ts';

let preview: Awaited<ReturnType<typeof startPreview>>;

test.beforeAll(async () => {
  // A copy of the project, and a server that makes its first page.
  test.setTimeout(120_000);
  preview = await startPreview();
});

test.afterAll(() => preview.stop());

test('the forms open on a folder, and ask nothing of any other place', async ({ page, faults }) => {
  // The editor would fetch fonts and news of itself from elsewhere: the page's policy refuses that.
  faults.allow(/content policy: |Content Security Policy|^request: csp /);
  const reached: string[] = [];
  page.on('response', (response) => reached.push(new URL(response.url()).origin));
  await openForms(page, preview.content);
  for (const { label } of Object.values(FORMS)) {
    await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
  }
  expect(new Set(reached.filter((origin) => origin !== 'null'))).toEqual(new Set([FORMS_ORIGIN]));
});
