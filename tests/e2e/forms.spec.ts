/**
 * The forms of `npm run edit`: what is saved there is what the check and the preview take, and
 * nothing of a file changes but what somebody has changed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parse } from 'yaml';
import { readFile as readForm } from '../../editor/files.ts';
import { FORMS } from '../../editor/forms.ts';
import { checkContentFolder } from '../../src/content/content-folder.ts';
import {
  field,
  FORMS_ORIGIN,
  openForm,
  openForms,
  pressSave,
  save,
  savedFile,
  savedNames,
  savedText,
  startPreview,
  unfold,
} from './support/forms.ts';
import { expect, test, type Page } from './support/test.ts';

// One preview serves them all, in one worker.
test.describe.configure({ mode: 'default' });

let preview: Awaited<ReturnType<typeof startPreview>>;

test.beforeAll(async () => {
  preview = await startPreview();
});

test.afterAll(() => preview.stop());

test.beforeEach(({ faults }) => {
  // The editor would fetch fonts and news of itself from elsewhere: the page's policy refuses that.
  faults.allow(/content policy: |Content Security Policy|^request: csp /);
});

/** Lines of the one that are not in the other. */
const lost = (one: string, other: string): string[] =>
  one.split('\n').filter((line) => !other.split('\n').includes(line));

/** Puts what was saved into the project whose preview runs. */
const publish = async (page: Page, ...folders: string[]): Promise<void> => {
  for (const folder of folders) {
    for (const name of await savedNames(page, join('content', folder))) {
      const data = await savedFile(page, join('content', folder, name));
      await writeFile(join(preview.content, folder, name), data);
    }
  }
};

test('ask nothing of any other place', async ({ page }) => {
  const reached: string[] = [];
  page.on('response', (response) => reached.push(new URL(response.url()).origin));
  await openForms(page, preview.content);
  expect(new Set(reached.filter((origin) => origin !== 'null'))).toEqual(new Set([FORMS_ORIGIN]));
});

const everyFile = (content: string): string[] =>
  globSync(`${content}/{*.yaml,privacy-policy.md,brand/brand.yaml,{team,case-studies}/*.yaml}`).map(
    (file) => relative(content, file),
  );

/** A text in each form that has one outside of its blocks and lists. */
const TEXTS: Readonly<Record<string, string>> = {
  team: 'name',
  'case-studies': 'title',
  firm: 'tagline',
  'privacy-policy': 'body',
  interface: 'skipLink',
};

/** The form of a file: its name, and where it is found. */
const formOf = (file: string): { name: string; place: string } => {
  const own = ([, form]: [string, { file: string }]) =>
    file === form.file || file.startsWith(`${form.file}/`);
  const [name, form] = Object.entries(FORMS).find(own) ?? [];
  if (name === undefined) throw new Error(`${file} has no form`);
  const isAlone = form?.file === file;
  const place = isAlone
    ? `_singletons/entries/${name}`
    : `${name}/entries/${basename(file, '.yaml')}`;
  return { name, place };
};

for (const content of ['content', 'tests/second-firm/content']) {
  test(`a text is changed in the files of ${content}, and nothing else`, async ({ page }) => {
    test.slow();
    // The pages beside the forms are not what this is about.
    const pages = new Set(Object.values(FORMS).map((form) => form.page));
    await page.route(
      ({ pathname }) => pages.has(pathname),
      (route) => route.fulfill({ body: '' }),
    );
    await openForms(page, content);
    for (const file of everyFile(content)) {
      const source = await readFile(join(content, file), 'utf8');
      const { name, place } = formOf(file);
      const text = TEXTS[name];
      if (text === undefined) continue;
      await openForm(page, place);
      const input = await unfold(page, text);
      const before = String(readForm(source.trim())[text]);
      await expect(input).toHaveValue(before);
      await input.fill(before.slice(0, -1));
      await save(page);
      const saved = () => savedText(page, `content/${file}`);
      await expect.poll(saved, { message: file }).not.toBe(source);
      expect(lost(source, await saved()), file).toHaveLength(1);
      expect(lost(await saved(), source), file).toHaveLength(1);
    }
  });
}

const words = (count: number): string => Array.from({ length: count }, () => 'words').join(' ');

test('what is saved is shown: hours, a member with a picture, a draft, another order', async ({
  page,
}) => {
  await openForms(page, preview.content);

  await openForm(page, '_singletons/entries/firm');
  await (await unfold(page, 'openingHours.times.0.closes')).fill('23:45');
  await save(page);
  await expect.poll(() => savedText(page, 'content/firm.yaml')).toContain('closes: "23:45"');

  const members = globSync(`${preview.content}/team/*.yaml`).length;
  await openForm(page, 'team/new');
  await (await unfold(page, 'name')).fill('Zoë Núñez');
  await (await unfold(page, 'role')).fill('Associate');
  await (await unfold(page, 'bio')).fill(words(20));
  const [portrait = ''] = globSync(`${preview.content}/team/*.jpg`);
  await field(page, 'portrait')
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'Foto Zoë 1.jpg',
      mimeType: 'image/jpeg',
      // The same picture twice would be taken for one.
      buffer: Buffer.concat([await readFile(portrait), Buffer.from('another')]),
    });
  await save(page);
  const team = () => savedNames(page, 'content/team');
  await expect.poll(team).toContain('zoe-nunez.yaml');
  const member = await savedText(page, 'content/team/zoe-nunez.yaml');
  expect(parse(member)).toEqual({
    order: members + 1,
    name: 'Zoë Núñez',
    role: 'Associate',
    bio: words(20),
    portrait: 'foto-zoe-1.jpg',
  });
  expect(await team()).toContain('foto-zoe-1.jpg');

  const [study = ''] = globSync(`${preview.content}/case-studies/*.yaml`);
  await openForm(page, `case-studies/entries/${basename(study, '.yaml')}`);
  await field(page, 'draft').getByRole('switch').click();
  await save(page);
  const drafted = `content/case-studies/${basename(study)}`;
  await expect.poll(() => savedText(page, drafted)).toContain('draft: true');

  const services = async () =>
    (parse(await savedText(page, 'content/services.yaml')) as { title: string }[]).map(
      ({ title }) => title,
    );
  const [first = '', second = ''] = await services();
  await openForm(page, '_singletons/entries/services');
  await field(page, 'list')
    .getByRole('button', { name: 'Reorder Item' })
    .first()
    .press('ArrowDown');
  await save(page);
  await expect.poll(async () => (await services()).slice(0, 2)).toEqual([second, first]);

  await publish(page, '', 'team', 'case-studies');
  await expect(checkContentFolder(preview.content)).resolves.toBeDefined();
  await page.goto(`${FORMS_ORIGIN}/team`);
  await expect(page.getByText('Zoë Núñez')).toBeVisible();
  await page.goto(FORMS_ORIGIN);
  await expect(page.getByText(/11:45|23:45/).first()).toBeVisible();
});

test('a broken rule is told beside the field, and nothing is saved', async ({ page }) => {
  await openForms(page, preview.content);
  const source = await savedText(page, 'content/firm.yaml');
  await openForm(page, '_singletons/entries/firm');
  await (await unfold(page, 'tagline')).fill('x');
  await pressSave(page);
  await expect(field(page, 'tagline')).toContainText('at least');
  expect(await savedText(page, 'content/firm.yaml')).toBe(source);
});

test('a mistake that no form knows is told by the page', async ({ page }) => {
  await openForms(page, preview.content);
  await openForm(page, '_singletons/entries/values');
  await (await unfold(page, 'list.0.description')).fill(`${words(12)} {nothing}`);
  await save(page);
  await expect.poll(() => savedText(page, 'content/values.yaml')).toContain('{nothing}');
  await publish(page, '');
  await page.goto(`${FORMS_ORIGIN}/about`);
  await expect(page.getByText('content/values.yaml')).toContainText('{nothing}');
});
