import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTENT_SCHEMAS } from '../src/content/content-schemas.ts';
import { readFile, SOURCE, type FormField, type Values } from './files.ts';
import { FORMS } from './forms.ts';

const fieldsOf = ({ field, fields = [] }: FormField): FormField[] =>
  [...(field ? [field] : []), ...fields].flatMap((it) => [it, ...fieldsOf(it)]);

const forms = Object.entries(FORMS);

test.each(forms)('the form for %s explains every field', (_, { fields }) => {
  const all = fields.flatMap((field) => [field, ...fieldsOf(field)]);
  expect(all.filter(({ hint }) => !hint).map(({ name }) => name)).toEqual([]);
});

test('every file of content has one form', () => {
  expect(forms.map(([, { file }]) => file).sort()).toEqual(Object.keys(CONTENT_SCHEMAS).sort());
});

/** The fields of a file that its form does not have, and those that it must have and has not. */
const unfit = (values: Values, fields: readonly FormField[], place = ''): string[] => [
  ...Object.keys(values)
    .filter((name) => !fields.some((field) => field.name === name))
    .map((name) => `${place}${name} has no field`),
  ...fields.flatMap((field) => {
    const value = values[field.name];
    const name = `${place}${field.name}`;
    if (value === undefined) return field.required ? [`${name} is missing`] : [];
    return [value]
      .flat()
      .flatMap((entry) => (field.fields ? unfit(entry as Values, field.fields, `${name} › `) : []));
  }),
];

/** Kept by the editor for lists of records. */
const KEPT = ['order', SOURCE];

const FILES = globSync(
  '{content,tests/second-firm/content}/{*.yaml,privacy-policy.md,brand/brand.yaml,{team,case-studies}/*.yaml}',
);

test.each(FILES)('%s has one form, with a field for all that stands in it', (file) => {
  const path = file.replace(/^.*?content\//, '');
  const own = forms.filter(([, form]) => path === form.file || path.startsWith(`${form.file}/`));
  expect(own).toHaveLength(1);
  const values = Object.entries(readFile(readFileSync(file, 'utf8')));
  const shown = Object.fromEntries(values.filter(([name]) => !KEPT.includes(name)));
  expect(unfit(shown, own[0]?.[1].fields ?? [])).toEqual([]);
});

test('the head of each page takes a picture, or one of the choices', () => {
  const pictures = FORMS['brand']?.fields.find(({ name }) => name === 'pictures')?.fields ?? [];
  expect(pictures.length).toBeGreaterThan(0);
  for (const { name, fields = [] } of pictures) {
    const widgets = Object.fromEntries(fields.map((field) => [field.name, field.widget]));
    expect(widgets, name).toMatchObject({ picture: 'image', show: 'select' });
  }
});
