/** The forms of `npm run edit`. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { parse as parseHtml } from 'node-html-parser';
import sharp from 'sharp';
import { parse } from 'yaml';
import {
  BODY,
  isValues,
  readFile as readForm,
  type FormField,
  type Values,
} from '../../editor/files.ts';
import { FORMS } from '../../editor/forms.ts';
import { checkContentFolder } from '../../src/content/content-folder.ts';
import { addTo } from '../support/ordinary-edits.ts';
import { PREVIEW_PATIENCE, startPreview } from '../support/preview-server.ts';
import {
  contentFiles,
  field,
  inputOf,
  openForm,
  openForms,
  reach,
  remove,
  save,
  saveButton,
  savedFile,
  savedNames,
  savedText,
  storeVersions,
} from './support/forms.ts';
import { expect, test, type Page } from './support/test.ts';

// To paint the forms costs most.
test.use({ viewport: { width: 1024, height: 480 } });

// One preview serves them all, in one worker.
test.describe.configure({ mode: 'default' });

let preview: Awaited<ReturnType<typeof startPreview>>;

test.beforeAll(async () => {
  test.setTimeout(PREVIEW_PATIENCE);
  preview = await startPreview();
});

test.afterAll(() => preview.stop());

test.beforeEach(({ faults }) => {
  // The editor would fetch fonts and news of itself from elsewhere: the page's policy refuses that.
  faults.allow(/content policy: |Content Security Policy|^request: csp /);
});

/** The way to the first short text of a file, such as `offices.0.label`. */
const firstText = (fields: readonly FormField[], values: Values): string | undefined => {
  for (const { name, widget, fields: inner = [], pattern } of fields) {
    const own = values[name];
    if (widget === 'string' && typeof own === 'string' && !pattern) return name;
    const [first] = [own].flat();
    const way = isValues(first) ? firstText(inner, first) : undefined;
    if (way) return `${name}.${Array.isArray(own) ? '0.' : ''}${way}`;
  }
  return undefined;
};

/** The form of a file: where it is found, and its fields. */
const formOf = (file: string) => {
  const isOf = (place: string) =>
    file === place || (dirname(file) === place && file.endsWith('.yaml'));
  const [name, form] = Object.entries(FORMS).find(([, own]) => isOf(own.file)) ?? [];
  if (!name || !form) return undefined;
  const place = form.file === file ? '_singletons' : name;
  return {
    name,
    place: `${place}/entries/${form.file === file ? name : basename(file, extname(file))}`,
    fields: form.fields,
  };
};

/** What the editor tells apart in a file: its form, the kinds of its fields, and of what stands in them. */
const shapeOf = (values: Values, fields: readonly FormField[], place: string): string[] =>
  fields.flatMap(({ name, widget, required, fields: inner }) => {
    const way = `${place} › ${widget}${required ? '' : '?'}`;
    return [values[name]].flat().flatMap((own) => {
      if (inner && isValues(own)) return shapeOf(own, inner, way);
      const isOfDigits = typeof own === 'string' && /^[\d:.+-]+$/.test(own);
      return [`${way}: ${isOfDigits ? 'digits' : typeof own}`];
    });
  });

const shapes = new Set<string>();

/** Of a firm's files those of a form or of a shape of which none has been opened yet. */
const filesOfNewShape = (content: string) =>
  contentFiles(content).flatMap((file) => {
    const form = formOf(file);
    if (!form) return [];
    const source = readFileSync(join(content, file), 'utf8');
    const values = readForm(source);
    const fresh = [form.name, ...shapeOf(values, form.fields, '')].filter((it) => !shapes.has(it));
    fresh.forEach((it) => shapes.add(it));
    return fresh.length > 0 ? [{ file, form, source, values }] : [];
  });

// How each file is written, for all of their texts: see editor/forms.test.ts.
for (const { content, files } of ['content', 'tests/second-firm/content'].map((folder) => ({
  content: folder,
  files: filesOfNewShape(folder),
}))) {
  test(`the forms open on ${content}, ask nothing of any other place, and a letter that is changed changes nothing else`, async ({
    page,
  }) => {
    test.slow();
    const reached = new Set<string>();
    page.on('response', (response) => reached.add(new URL(response.url()).origin));
    // The pages beside the forms are not what this is about.
    const pages = new Set(Object.values(FORMS).map((form) => form.page));
    await page.route(
      ({ pathname }) => pages.has(pathname),
      (route) => route.fulfill({ body: '' }),
    );
    await openForms(page, preview.origin, content);
    for (const { label } of Object.values(FORMS)) {
      await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
    }
    for (const { file, form, source, values } of files) {
      await test.step(file, async () => {
        await openForm(page, form.place);
        // What is only opened is not taken for changed.
        await expect(saveButton(page)).toBeDisabled();
        const input = await inputOf(page, firstText(form.fields, values) ?? BODY);
        await input.fill(`${(await input.inputValue()).slice(0, -1)}x`);
        await save(page);
        const saved = () => savedText(page, file);
        await expect.poll(saved).not.toBe(source);
        const lines = (await saved()).split('\n');
        expect(source.split('\n').filter((line, i) => line !== lines[i])).toHaveLength(1);
        expect(await saved()).toHaveLength(source.length);
      });
    }
    reached.delete('null');
    expect(reached).toEqual(new Set([preview.origin]));
  });
}

/** Puts what was saved into the project whose preview runs. */
const publish = async (page: Page): Promise<void> => {
  for (const folder of ['', 'team', 'case-studies']) {
    for (const name of await savedNames(page, folder)) {
      const path = join(folder, name);
      const target = join(preview.folder, 'content', path);
      // A picture that was there before is the real one.
      if (name.endsWith('.yaml') || !existsSync(target)) {
        await writeFile(target, await savedFile(page, path));
      }
    }
  }
};

const words = (count: number): string => Array.from({ length: count }, () => 'words').join(' ');

test('what is saved is shown, what breaks a rule is told, and the site has it', async ({
  page,
  faults,
}) => {
  test.slow();
  // The page beside the form, while there is a mistake.
  faults.allow(/status of 500/);
  const content = join(preview.folder, 'content');
  // The first is never the only one.
  await addTo('case-studies')(content, content);
  const { caseStudies, firm, team } = await checkContentFolder(content);
  await openForms(page, preview.origin, content);

  await test.step('other hours', async () => {
    // Of the times that end last: none is after them that they could reach into.
    const ends = firm.openingHours.times.map(({ closes }) => closes);
    const last = ends.indexOf(ends.toSorted().at(-1) ?? '');
    await openForm(page, '_singletons/entries/firm');
    await (await inputOf(page, `openingHours.times.${last}.closes`)).fill('23:45');
    await save(page);
    await expect.poll(() => savedText(page, 'firm.yaml')).toContain('closes: "23:45"');
  });

  await test.step('a new member with a picture', async () => {
    const members = globSync(`${content}/team/*.yaml`).length;
    await openForm(page, 'team/new');
    await (await inputOf(page, 'name')).fill('Zoë Núñez');
    await (await inputOf(page, 'role')).fill('Associate');
    await (await inputOf(page, 'bio')).fill(words(20));
    const portrait = await reach(page, 'portrait');
    const picture = sharp({
      create: { width: 1200, height: 1500, channels: 3, background: 'teal' },
    });
    await portrait
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'Foto Zoë 1.jpg',
        mimeType: 'image/jpeg',
        buffer: await picture.jpeg().toBuffer(),
      });
    await expect(portrait.getByRole('button', { name: 'Replace' })).toBeVisible();
    await save(page);
    await expect.poll(() => savedNames(page, 'team')).toContain('zoe-nunez.yaml');
    expect(parse(await savedText(page, 'team/zoe-nunez.yaml'))).toEqual({
      order: members + 1,
      name: 'Zoë Núñez',
      role: 'Associate',
      bio: words(20),
      portrait: 'foto-zoe-1.jpg',
    });
    expect(await savedNames(page, 'team')).toContain('foto-zoe-1.jpg');
  });

  const [study] = caseStudies;
  if (!study) throw new Error('There is no study');
  await test.step('a study that is not finished', async () => {
    await openForm(page, `case-studies/entries/${study.id}`);
    await (await reach(page, 'draft')).getByRole('switch').click();
    await save(page);
    await expect
      .poll(() => savedText(page, `case-studies/${study.id}.yaml`))
      .toContain('draft: true');
  });

  const services = async () =>
    (parse(await savedText(page, 'services.yaml')) as { title: string }[]).map(
      ({ title }) => title,
    );
  const [first = '', second = '', ...others] = await services();
  await test.step('services in another order', async () => {
    await openForm(page, '_singletons/entries/services');
    await (
      await reach(page, 'list')
    )
      .getByRole('button', { name: 'Reorder Item' })
      .first()
      .press('ArrowDown');
    await save(page);
    await expect.poll(services).toEqual([second, first, ...others]);
  });

  await test.step('a broken rule, which the form tells, and does not save', async () => {
    const source = await savedText(page, 'firm.yaml');
    await openForm(page, '_singletons/entries/firm');
    const tagline = await inputOf(page, 'tagline');
    const before = await tagline.inputValue();
    await tagline.fill('x');
    await saveButton(page).click();
    await expect(field(page, 'tagline')).toContainText('at least');
    expect(await savedText(page, 'firm.yaml')).toBe(source);
    await tagline.fill(`${before}!`);
    await save(page);
  });

  await test.step('one that no form knows, which the page tells until it is mended', async () => {
    const describe = async (text: string) => {
      await openForm(page, '_singletons/entries/values');
      await (await inputOf(page, 'list.0.description')).fill(text);
      await save(page);
      await expect.poll(() => savedText(page, 'values.yaml')).toContain(text);
      await publish(page);
    };
    const about = async () => (await fetch(`${preview.origin}/about`)).text();
    await describe(`${words(12)} {nothing}`);
    await expect.poll(about, { timeout: 20_000 }).toMatch(/content\/values\.yaml.*\{nothing\}/s);
    await describe(words(12));
    await expect.poll(about, { timeout: 20_000 }).toContain(words(12));
  });

  expect(await storeVersions(page)).toEqual([1]);

  await test.step('a member who leaves, and takes no picture of another along', async () => {
    const [leaving] = team;
    if (!leaving) throw new Error('There is no member');
    const before = await savedNames(page, 'team');
    await openForm(page, `team/entries/${leaving.id}`);
    await remove(page);
    await expect
      .poll(() => savedNames(page, 'team'))
      .toEqual(before.filter((name) => name !== `${leaving.id}.yaml`));
  });

  // From here on it is content as any other: see the tests of edited content.
  const site = await checkContentFolder(content);
  expect(site.firm.openingHours.times.map(({ closes }) => closes)).toContain('23:45');
  const titles = site.services.map(({ title }) => title);
  // Without those that are drafts.
  expect(titles).toEqual([second, first, ...others].filter((title) => titles.includes(title)));
  expect(site.caseStudies.map(({ id }) => id)).toEqual(
    caseStudies.map(({ id }) => id).filter((id) => id !== study.id),
  );
  const teamPage = async () => (await fetch(`${preview.origin}/team`)).text();
  await expect.poll(teamPage, { timeout: 20_000 }).toContain('Zoë Núñez');
  const [portrait = ''] = /[^"\s]*foto-zoe-1[^"\s]*/.exec(await teamPage()) ?? [];
  const picture = await fetch(preview.origin + parseHtml(portrait).text);
  expect(picture.headers.get('content-type')).toMatch(/^image\//);
});
