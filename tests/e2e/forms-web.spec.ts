/** The forms where they are published: from the first sign-in to the pull request. */
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { CONTENT } from '../support/site.ts';
import { EDITOR_REPOSITORY } from '../support/test-settings.ts';
import { team } from './support/content.ts';
import { inputOf, openForm, saveButton, storeVersions } from './support/forms.ts';
import { standForGitHub, TOKEN } from './support/github.ts';
import { expect, test } from './support/test.ts';

// To paint the forms costs most.
test.use({ baseURL: 'http://localhost:4332', viewport: { width: 1024, height: 480 } });

test('a change over the web becomes a branch with a pull request', async ({ page, faults }) => {
  test.slow();
  // The editor would ask for news of itself and of GitHub: the page's policy refuses that.
  faults.allow(
    /content policy: |Content Security Policy|^request: csp |status of 401|Invalid token/,
  );
  const reached = new Set<string>();
  page.on('response', (response) => reached.add(new URL(response.url()).origin));
  const written = await standForGitHub(page, EDITOR_REPOSITORY, CONTENT);
  await page.goto('/admin');

  const signIn = async (token: string) => {
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
    await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(token);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  await signIn('wrong');
  await expect(page.getByText('token is invalid')).toBeVisible();
  await signIn(TOKEN);
  await page.getByRole('button', { name: 'Create Entry or Assets' }).waitFor();

  const [member] = team;
  if (!member) throw new Error('There is no member');
  const file = `team/${member.id}.yaml`;
  const source = await readFile(`${CONTENT}/${file}`, 'utf8');
  await openForm(page, `team/entries/${member.id}`);
  await (await inputOf(page, 'role')).fill('Of counsel');
  await saveButton(page).click();
  await expect.poll(() => written.pullRequests).toHaveLength(1);

  const branch = `cms/team/${member.id}`;
  expect(written.branches).toEqual([`refs/heads/${branch}`]);
  const [commit] = written.commits;
  expect(commit?.branch).toBe(branch);
  expect(Object.keys(commit?.files ?? {})).toEqual([`content/${file}`]);
  const committed = commit?.files[`content/${file}`] ?? '';
  expect(parse(committed)).toEqual({ ...(parse(source) as object), role: 'Of counsel' });
  expect(written.pullRequests).toMatchObject([{ head: branch, base: 'main', draft: true }]);

  // Handed on, the draft becomes one that may be merged.
  await page.getByRole('button', { name: 'Send for Review' }).click();
  await expect.poll(() => written.labels.at(-1)).toEqual(['sveltia-cms/pending_review']);
  expect(await storeVersions(page)).toEqual([1]);
  expect([...reached].filter((origin) => origin !== 'null').sort()).toEqual([
    'http://localhost:4332',
    'https://api.github.com',
  ]);
});
