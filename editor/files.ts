/**
 * The files of content/ as the forms take and give them. What nobody has changed stays as it was, to
 * the letter: comments, empty lines, quotes, and how longer texts are wrapped.
 */
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  Pair,
  parseDocument,
  Scalar,
  visit,
  type Node,
  type ScalarTag,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { stringTag } from 'yaml/util';
import { normalizeFile } from '../src/content/file-encoding.ts';
import { looksStray } from '../src/content/yaml-misread.ts';

/** A field as the editor knows it, as far as it is read here. */
export interface FormField {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  fields?: FormField[];
  /** What each entry of a list is, where that is no block of fields. */
  field?: FormField;
  [option: string]: unknown;
}

/** The field in which a file's text travels through the forms, to be written into again. */
export const SOURCE = 'source';
/** The field for a whole file that is one list. */
export const LIST = 'list';
/** The field for the text below the head of a file. */
export const BODY = 'body';

/** How wide texts are wrapped. */
const WIDTH = 88;
/** Longer ones begin on a line of their own. */
const LONGEST_LINE = 66;

type Value = string | number | boolean | null | undefined | Value[] | Values;
export interface Values {
  [name: string]: Value;
}

export const isValues = (value: Value): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const HEAD = /^---\n([\s\S]*?\n)---(?:\n+([\s\S]*))?$/;

/** The YAML of a file, and the text below it in a file that has one. */
const split = (text: string): { yaml: string; body?: string } => {
  const [, yaml, body = ''] = HEAD.exec(text) ?? [];
  return yaml === undefined ? { yaml: text } : { yaml, body: body.trimEnd() };
};

/**
 * What the forms show of a file.
 *
 * @throws Error where it is no YAML
 */
export const readFile = (file: string): Values => {
  const source = normalizeFile(file);
  const { yaml, body } = split(source);
  const document = parseDocument(yaml);
  if (document.errors[0]) throw document.errors[0];
  const value = document.toJS() as Value;
  const values = isValues(value) ? value : { [LIST]: value };
  return { ...values, ...(body !== undefined && { [BODY]: body }), [SOURCE]: source };
};

/** What a form leaves of something that nobody has filled in. */
const isEmpty = (value: Value): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) ? value.length === 0 : isValues(value) && Object.keys(value).length === 0);

/** Without anything empty where it may be left out, each text in one paragraph, pictures by their names. */
const tidy = (value: Value, field: FormField | undefined): Value => {
  // One that was there before is named by the way to it.
  if (typeof value === 'string' && field?.widget === 'image') return value.replace(/^.*\//, '');
  if (typeof value === 'string') return value.replace(/[ \t]*\n\s*/g, ' ').trim();
  if (Array.isArray(value)) {
    const item = field?.field ?? field;
    return value.map((it) => tidy(it, item));
  }
  return isValues(value) ? tidyAll(value, field?.fields) : value;
};

const tidyAll = (values: Values, fields: readonly FormField[] = []): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = fields.find((it) => it.name === name);
      const tidied = tidy(value, field);
      return field?.required === false && isEmpty(tidied) ? [] : [[name, tidied] as const];
    }),
  );

/** Nodes by how they stood in the file. */
type Written = Map<unknown, string>;

/** Moves the lines below the first to another depth. */
const indented = (text: string, indent: string): string => {
  const [first = '', ...others] = text.split('\n');
  const depth = Math.min(...others.filter((line) => line !== '').map((line) => line.search(/\S/)));
  return [first, ...others.map((line) => line && indent + line.slice(depth))].join('\n');
};

/**
 * Texts that nobody has changed are not wrapped anew. Nor is one of which a line would then begin like a
 * field or the entry of a list: the check of the content takes it for one.
 */
const textTag = (written: Written): ScalarTag => ({
  ...stringTag,
  stringify: (scalar, context, ...callbacks) => {
    const before = written.get(scalar);
    if (before !== undefined) return indented(before, context.indent);
    const wrapped = stringTag.stringify?.(scalar, context, ...callbacks) ?? '';
    if (!wrapped.split('\n').slice(1).some(looksStray)) return wrapped;
    const quoted = Object.assign(new Scalar(scalar.value), { type: Scalar.QUOTE_DOUBLE });
    const onOneLine = { ...context, options: { ...context.options, lineWidth: 0 } };
    return stringTag.stringify?.(quoted, onOneLine, ...callbacks) ?? '';
  },
});

const parse = (source: string): Document => {
  const written: Written = new Map();
  const document: Document = parseDocument(source, {
    customTags: (tags) => [...tags.filter((tag) => tag !== stringTag), textTag(written)],
  });
  visit(document, {
    Scalar: (_, scalar) => {
      if (!scalar.range) return;
      const [start, end] = scalar.range;
      written.set(scalar, source.slice(start, end).trimEnd());
    },
  });
  return document;
};

const create = (value: Value): Node => {
  const document = new Document(value);
  visit(document, {
    Scalar: (key, scalar) => {
      if (key === 'key' || typeof scalar.value !== 'string') return;
      if (scalar.value.length > LONGEST_LINE) scalar.type = Scalar.BLOCK_FOLDED;
      // A time or a postal code, which other readers of YAML take for a number.
      if (/^[\d.:+-]+$/.test(scalar.value)) scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return document.contents as Node;
};

/** Puts what a form holds into what stands in the file, where they differ. */
const merge = (node: unknown, value: Value): Node => {
  if (isMap(node) && isValues(value)) return mergeMap(node, value);
  if (isSeq(node) && Array.isArray(value)) return mergeList(node, value);
  if (!isScalar(node) || typeof value === 'object') return create(value);
  // A form gives a number as a text where the field may hold either.
  if (node.value === value || String(node.value) === value) return node;
  const isNumber = typeof node.value === 'number' && /^\d+$/.test(String(value));
  const fresh = create(isNumber ? Number(value) : value) as Scalar;
  const isText = typeof fresh.value === 'string' && typeof node.value === 'string';
  if (isText && node.type && fresh.type !== Scalar.BLOCK_FOLDED) fresh.type = node.type;
  return Object.assign(fresh, {
    commentBefore: node.commentBefore,
    spaceBefore: node.spaceBefore,
  });
};

const nameOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

/** What is new stands after what comes before it in the form. */
const mergeMap = (map: YAMLMap, values: Values): Node => {
  map.items = map.items.filter((pair) => nameOf(pair) in values);
  let place = 0;
  for (const [name, value] of Object.entries(values)) {
    const index = map.items.findIndex((pair) => nameOf(pair) === name);
    const pair = map.items[index];
    if (pair) pair.value = merge(pair.value, value);
    else map.items.splice(place, 0, new Pair(new Scalar(name), create(value)));
    place = (pair ? index : place) + 1;
  }
  return map;
};

/** The same for values whose fields stand in another order. */
const formOf = (value: Value): string =>
  JSON.stringify(value, (_, it: Value) =>
    isValues(it) ? Object.fromEntries(Object.entries(it).sort()) : it,
  );

const idOf = (value: Value): Value => (isValues(value) ? value['id'] : undefined);

/** Entries are known again by what they say, by their id, or by their place. */
const mergeList = (list: YAMLSeq, values: Value[]): Node => {
  const before = list.items.map((item) => {
    const value = (item as Node).toJS(new Document()) as Value;
    return { node: item as Node, value, form: formOf(value) };
  });
  const left = new Set(before);
  const found = new Map<number, Node>();
  const find = (isIt: (entry: (typeof before)[number], index: number) => boolean) => {
    for (const index of values.keys()) {
      const entry = found.has(index) ? undefined : [...left].find((it) => isIt(it, index));
      if (!entry) continue;
      left.delete(entry);
      found.set(index, entry.node);
    }
  };
  find(({ form }, index) => form === formOf(values[index]));
  find(({ value }, index) => idOf(value) !== undefined && idOf(value) === idOf(values[index]));
  find((entry, index) => entry === before[index] && idOf(entry.value) === undefined);
  const hasGaps = before.slice(1).some(({ node }) => node.spaceBefore);
  list.items = values.map((value, index) => {
    const node = found.has(index) ? merge(found.get(index), value) : create(value);
    node.spaceBefore = index > 0 && hasGaps;
    return node;
  });
  return list;
};

/**
 * The text of a file for what a form holds.
 *
 * @param fields - the fields of the form
 */
export const writeFile = (values: Values, fields: readonly FormField[]): string => {
  const { [SOURCE]: source, [BODY]: body, ...rest } = values;
  const document = parse(typeof source === 'string' ? split(source).yaml : '');
  const tidied = tidyAll(rest, fields);
  document.contents = merge(document.contents, LIST in tidied ? tidied[LIST] : tidied);
  const yaml = document.toString({ lineWidth: WIDTH, flowCollectionPadding: false });
  return typeof body === 'string' ? `---\n${yaml}---\n\n${body.trim()}\n` : yaml;
};
