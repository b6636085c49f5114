/** The forms of `npm run edit`. */
import { join } from 'node:path';
import { FORMS } from '../../editor/forms.ts';
import { PREVIEW_PATIENCE, startPreview } from '../support/preview-server.ts';
import { openForms } from './support/forms.ts';
import { expect, test } from './support/test.ts';

let preview: Awaited<ReturnType<typeof startPreview>>;

test.beforeAll(async () => {
  test.setTimeout(PREVIEW_PATIENCE);
  preview = await startPreview();
});

test.afterAll(() => preview.stop());

test('the forms open on a folder, and ask nothing of any other place', async ({ page, faults }) => {
  // The editor would fetch fonts and news of itself from elsewhere: the page's policy refuses that.
  faults.allow(/content policy: |Content Security Policy|^request: csp /);
  const reached: string[] = [];
  page.on('response', (response) => reached.push(new URL(response.url()).origin));
  await openForms(page, preview.origin, join(preview.folder, 'content'));
  for (const { label } of Object.values(FORMS)) {
    await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
  }
  expect(new Set(reached.filter((origin) => origin !== 'null'))).toEqual(new Set([preview.origin]));
});
