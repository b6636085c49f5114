/** The forms of the editor, made from the schemas that the check of the content goes by. */
import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod';
import { CONTENT_SCHEMAS, type ContentPlace } from '../src/content/content-schemas.ts';
import { LETTERS_IN_ONE } from '../src/content/schema-fields.ts';
import { BODY, LIST, type FormField } from './files.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Longer texts are written in a field of several lines. */
const LONGEST_LINE = 80;

/** `trackRecord` and `not-found` as words. */
const labelOf = (name: string): string => {
  const words = name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const choicesOf = (values: readonly unknown[]) =>
  values.map((value) => ({
    label: typeof value === 'string' ? labelOf(value) : String(value),
    value,
  }));

/** What tells the entries of a list apart while they are folded up. */
const SUMMARIES = ['label', 'title', 'days', 'name'];

const summaryOf = (fields: readonly FormField[]): string | undefined => {
  const name = SUMMARIES.find((it) => fields.some((field) => field.name === it));
  return name && `{{fields.${name}}}`;
};

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): FormField[] =>
  Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, schema as JsonSchema, required.includes(name)),
  );

const listOf = ({ items, minItems, maxItems }: JsonSchema) => {
  const item = items as JsonSchema;
  if (item.enum) return { widget: 'select', multiple: true, options: choicesOf(item.enum) };
  const limits = { min: minItems, max: maxItems, label_singular: 'entry' };
  if (item.type !== 'object')
    return { widget: 'list', ...limits, field: fieldOf('entry', item, true) };
  const fields = fieldsOf(item);
  return { widget: 'list', ...limits, fields, collapsed: 'auto', summary: summaryOf(fields) };
};

/** The patterns that a text may follow, as one. */
const patternOf = ({ pattern: own, anyOf, allOf }: JsonSchema): string | undefined =>
  own ??
  [...(anyOf ?? []), ...(allOf ?? [])]
    .map(({ type, pattern }) => (type === 'integer' ? '^\\d+$' : pattern))
    .filter((it) => it !== undefined)
    .map((it) => `(?:${it})`)
    .join('|');

const textOf = (schema: JsonSchema) => {
  const { minLength, maxLength, format, description = '' } = schema;
  const pattern = patternOf(schema);
  return {
    widget: maxLength !== undefined && maxLength > LONGEST_LINE ? 'text' : 'string',
    // What the script of a text asks for, the check of the content knows.
    minlength: minLength && Math.ceil(minLength / LETTERS_IN_ONE),
    maxlength: maxLength,
    ...(pattern && format === undefined && { pattern: [pattern, description] }),
    ...(format === 'email' && { type: 'email' }),
    ...(format === 'uri' && { type: 'url' }),
    // Names of facts stand between curly brackets and colons, which are no signs of feelings.
    use_emoji_autocomplete: false,
  };
};

/** Patterns that only a colour and only the name of a picture follow: no schema says it otherwise. */
const COLOUR = '^#[0-9a-fA-F]{6}$';
const PICTURE = /^\^\[[^|]*\(png\|/;

const picture = {
  widget: 'image',
  accept: 'image/png,image/jpeg,image/webp,image/avif',
  choose_url: false,
};

const numberOf = ({ type, minimum, maximum }: JsonSchema) => ({
  widget: 'number',
  value_type: type === 'integer' ? 'int' : 'float',
  min: minimum,
  max: maximum,
  ...(type === 'number' && { step: 0.0001 }),
});

const widgetOf = (schema: JsonSchema): Partial<FormField> & { widget: string } => {
  if (schema.enum) return { widget: 'select', options: choicesOf(schema.enum) };
  if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (schema.pattern === COLOUR) return { widget: 'color' };
  if (PICTURE.test(schema.pattern ?? '')) return picture;
  if (schema.type === 'boolean') return { widget: 'boolean' };
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema);
  if (schema.type === 'array') return listOf(schema);
  if (schema.type !== 'object') return textOf(schema);
  return { widget: 'object', fields: fieldsOf(schema), collapsed: 'auto' };
};

const fieldOf = (name: string, schema: JsonSchema, required: boolean): FormField => ({
  name,
  label: labelOf(name),
  required,
  ...(schema.description && { hint: schema.description }),
  ...widgetOf(schema),
});

const policyText: FormField = {
  name: BODY,
  label: 'Text',
  widget: 'text',
  required: true,
  hint: 'Signs of Markdown: two number signs begin a section, three a smaller one. README.md beside the files tells more.',
  use_emoji_autocomplete: false,
};

/** Kept by the editor itself. */
const ORDER = 'order';

/** The fields of a file of content/. */
const fieldsOfFile = (place: ContentPlace): FormField[] => {
  // What people write, before defaults are filled in.
  const options = { target: 'draft-7', io: 'input' } as const;
  const shape = z.toJSONSchema(CONTENT_SCHEMAS[place], options) as JsonSchema;
  if (shape.type === 'array') return [{ ...fieldOf(LIST, shape, true), label: 'Entries' }];
  const fields = fieldsOf(shape).filter(({ name }) => name !== ORDER);
  return place.endsWith('.md') ? [...fields, policyText] : fields;
};

interface Looks {
  label: string;
  /** Of the set that the editor brings with it. */
  icon: string;
  /** Where the preview shows it. */
  page: string;
}

interface Form extends Looks {
  file: ContentPlace;
  fields: FormField[];
}

const formOf = <T extends Looks>(file: ContentPlace, looks: T): T & Form => ({
  ...looks,
  file,
  fields: fieldsOfFile(file),
});

/** Files that stand once. */
const FILES: Readonly<Record<string, Form>> = {
  firm: formOf('firm.yaml', { label: 'The firm', icon: 'apartment', page: '/contact' }),
  pages: formOf('pages.yaml', { label: 'Texts of the pages', icon: 'article', page: '/' }),
  services: formOf('services.yaml', { label: 'Services', icon: 'work', page: '/services' }),
  values: formOf('values.yaml', { label: 'Values', icon: 'star', page: '/about' }),
  'privacy-policy': formOf('privacy-policy.md', {
    label: 'Privacy policy',
    icon: 'policy',
    page: '/privacy-policy',
  }),
  interface: formOf('interface.yaml', {
    label: 'Buttons and messages',
    icon: 'smart_button',
    page: '/',
  }),
  brand: formOf('brand/brand.yaml', { label: 'The look', icon: 'palette', page: '/' }),
};

interface Folder extends Form {
  /** One of them. */
  one: string;
  /** The field after which a new file is named. */
  title: string;
}

/** Folders in which each record has a file. */
const FOLDERS: Readonly<Record<string, Folder>> = {
  team: formOf('team', {
    label: 'Team',
    one: 'Member',
    title: 'name',
    icon: 'group',
    page: '/team',
  }),
  'case-studies': formOf('case-studies', {
    label: 'Case studies',
    one: 'Case study',
    title: 'title',
    icon: 'lab_profile',
    page: '/case-studies',
  }),
};

/** Every form by its name. */
export const FORMS: Readonly<Record<string, Form>> = { ...FOLDERS, ...FILES };

/** How the editor calls the way in which the file of a form is written: one with a head ends so. */
export const formatOf = (name: string): string =>
  FORMS[name]?.file.endsWith('.md') ? `${name}-frontmatter` : name;

/** Where and how the editor saves. */
export type EditorWay = Pick<CmsConfig, 'backend' | 'publish_mode' | 'editor'>;

export const editorConfig = (way: EditorWay) => ({
  ...way,
  load_config_file: false,
  app_title: 'Editing the website',
  media_folder: 'content/brand',
  public_folder: '/',
  media_libraries: {
    default: { config: { slugify_filename: true } },
    stock_assets: { providers: [] },
  },
  slug: { encoding: 'ascii', clean_accents: true },
  output: { omit_empty_optional_fields: true },
  collections: Object.entries(FOLDERS).map(([name, { label, one, title, icon, file, fields }]) => ({
    name,
    label,
    label_singular: one,
    icon,
    folder: `content/${file}`,
    extension: 'yaml',
    format: formatOf(name),
    identifier_field: title,
    slug: `{{${title}}}`,
    summary: `{{${title}}}`,
    reorder: true,
    // Pictures lie beside the file that names them. Named from the top of the project: of a folder that is
    // the record's own, the editor deletes every picture along with the record.
    media_folder: `/content/${file}`,
    public_folder: '',
    fields,
  })),
  singletons: Object.entries(FILES).map(([name, { label, icon, file, fields }]) => ({
    name,
    label,
    icon,
    file: `content/${file}`,
    format: formatOf(name),
    media_folder: '',
    public_folder: '',
    fields,
  })),
});
