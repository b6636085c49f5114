import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTENT_SCHEMAS } from '../src/content/content-schemas.ts';
import { isValues, readFile, SOURCE, writeFile, type FormField, type Values } from './files.ts';
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

/** The same values, each time with another short text whose last letter is another. */
const withOtherLetters = (values: Values, fields: readonly FormField[]): Values[] =>
  fields.flatMap(({ name, widget, pattern, fields: inner = [] }) => {
    const own = values[name];
    const put = (value: Values[string]): Values => ({ ...values, [name]: value });
    if (typeof own === 'string') {
      return widget === 'string' && !pattern
        ? [put(`${own.slice(0, -1)}${own.endsWith('x') ? 'y' : 'x'}`)]
        : [];
    }
    const others = (value: Values[string]) =>
      isValues(value) ? withOtherLetters(value, inner) : [];
    return Array.isArray(own)
      ? own.flatMap((entry, i) => others(entry).map((other) => put(own.with(i, other))))
      : others(own).map(put);
  });

test.each(FILES)('a letter that is changed in %s changes nothing else in it', (file) => {
  const source = readFileSync(file, 'utf8');
  const path = file.replace(/^.*?content\//, '');
  const [, form] =
    forms.find(([, { file: own }]) => path === own || path.startsWith(`${own}/`)) ?? [];
  const changed = withOtherLetters(readFile(source), form?.fields ?? []);
  for (const values of changed) {
    const saved = writeFile(values, form?.fields ?? []);
    expect(saved).toHaveLength(source.length);
    const lines = saved.split('\n');
    expect(source.split('\n').filter((line, i) => line !== lines[i])).toHaveLength(1);
  }
});

test('the head of each page takes a picture, or one of the choices', () => {
  const pictures = FORMS['brand']?.fields.find(({ name }) => name === 'pictures')?.fields ?? [];
  expect(pictures.length).toBeGreaterThan(0);
  for (const { name, fields = [] } of pictures) {
    const widgets = Object.fromEntries(fields.map((field) => [field.name, field.widget]));
    expect(widgets, name).toMatchObject({ picture: 'image', show: 'select' });
  }
});
