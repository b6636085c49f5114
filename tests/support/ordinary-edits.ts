/**
 * What the staff of a firm do to its content on ordinary days, each as a change of a content folder.
 * None of them knows the firm, and none may lead to a problem.
 */
import { copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { parse, stringify } from 'yaml';

/** The content folder of another firm, whose facts and words may come in the place of this one's. */
type Other = string;
type Edit = (folder: string, other: Other) => Promise<void>;
type YamlRecord = Record<string, unknown>;

const readText = (folder: string, file: string): Promise<string> =>
  readFile(join(folder, file), 'utf8');

const readYaml = async <T>(folder: string, file: string): Promise<T> =>
  parse(await readText(folder, file)) as T;

const writeYaml = (folder: string, file: string, value: unknown): Promise<void> =>
  writeFile(join(folder, file), stringify(value));

const textsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((file) => /\.(yaml|md)$/.test(file));

/** Whoever takes a record away writes its name where texts mentioned it, and no link to it. */
const takeMentionsOut = async (folder: string, mention: RegExp): Promise<void> => {
  for (const file of await textsIn(folder)) {
    const text = await readText(folder, file);
    const changed = text
      .replace(mention, 'one of us')
      .replace(/\]\(\/services#[^)]*\)/g, '](/services)');
    if (changed !== text) await writeFile(join(folder, file), changed);
  }
};

/** The kinds of records that have a file each. */
type InFolder = 'team' | 'case-studies';

const recordsIn = async (folder: string, kind: InFolder) => {
  const files = (await readdir(join(folder, kind))).filter((file) => file.endsWith('.yaml'));
  const records = await Promise.all(
    files.map(async (file) => ({
      file: join(kind, file),
      id: file.replace('.yaml', ''),
      record: await readYaml<YamlRecord & { order: number }>(folder, join(kind, file)),
    })),
  );
  return records.sort((a, b) => a.record.order - b.record.order);
};

const NEWCOMER = 'newcomer';
let newcomers = 0;
/** A name that nobody has had. */
const newName = (): string => `${NEWCOMER}-${++newcomers}`;

/** Another of the same kind, under a name of its own. */
const namedAnew = <T extends YamlRecord>(record: T, name: string): T => {
  const field = ['title', 'label', 'name'].find((it) => it in record);
  if (field === undefined) throw new Error('a record without a name');
  return { ...record, [field]: name };
};

/** One more, like the last. */
export const addTo =
  (kind: InFolder): Edit =>
  async (folder) => {
    const records = await recordsIn(folder, kind);
    const last = records.at(-1);
    if (!last) throw new Error(`no record in ${kind}`);
    const { portrait, portraitFocus, ...rest } = last.record;
    const name = newName();
    const record = { ...namedAnew(rest, name), order: last.record.order + 1 };
    await writeYaml(folder, join(kind, `${name}.yaml`), record);
  };

/** The first of them, who is never the only one: somebody else came before. */
const removeFrom =
  (kind: InFolder): Edit =>
  async (folder, other) => {
    await addTo(kind)(folder, other);
    const [first] = await recordsIn(folder, kind);
    if (!first) throw new Error(`no record in ${kind}`);
    await rm(join(folder, first.file));
    const { portrait } = first.record;
    if (typeof portrait === 'string') await rm(join(folder, kind, portrait));
    await takeMentionsOut(folder, new RegExp(`\\{member:${first.id}\\}`, 'g'));
  };

const reorder =
  (kind: InFolder): Edit =>
  async (folder) => {
    const records = await recordsIn(folder, kind);
    for (const [index, { file, record }] of records.entries()) {
      await writeYaml(folder, file, { ...record, order: records.length - index });
    }
  };

const draftIn =
  (kind: InFolder): Edit =>
  async (folder, other) => {
    await addTo(kind)(folder, other);
    const [first] = await recordsIn(folder, kind);
    if (!first) throw new Error(`no record in ${kind}`);
    await writeYaml(folder, first.file, { ...first.record, draft: true });
    await takeMentionsOut(folder, new RegExp(`\\{member:${first.id}\\}`, 'g'));
  };

interface Listed extends YamlRecord {
  id: string;
  headOffice?: true;
}

/** A list within a file, and how it is written back. */
interface List {
  records: Listed[];
  write: (records: readonly Listed[]) => Promise<void>;
}

const listIn = async (folder: string, kind: 'services' | 'values' | 'offices'): Promise<List> => {
  if (kind !== 'offices') {
    const file = `${kind}.yaml`;
    return {
      records: await readYaml<Listed[]>(folder, file),
      write: (records) => writeYaml(folder, file, records),
    };
  }
  const firm = await readYaml<{ offices: Listed[] }>(folder, 'firm.yaml');
  return {
    records: firm.offices,
    write: (offices) => writeYaml(folder, 'firm.yaml', { ...firm, offices }),
  };
};

type InList = Parameters<typeof listIn>[1];

const addToList =
  (kind: InList): Edit =>
  async (folder) => {
    const { records, write } = await listIn(folder, kind);
    const last = records.at(-1);
    if (!last) throw new Error(`no record in ${kind}`);
    const { headOffice, ...rest } = last;
    const id = newName();
    await write([...records, { ...namedAnew(rest, id), id }]);
  };

/** The last that can go: one that was there before, if the head office is not the only one. */
const lastToGo = (records: readonly Listed[]): Listed => {
  const others = records.filter(({ headOffice }) => !headOffice);
  const found = others.findLast(({ id }) => !id.startsWith(NEWCOMER)) ?? others.at(-1);
  if (!found) throw new Error('nothing can go');
  return found;
};

const MENTION = { services: 'service', values: 'value', offices: 'office' } as const;

const mentionOf = (kind: InList, { id }: Listed) => new RegExp(`\\{${MENTION[kind]}:${id}\\}`, 'g');

const removeFromList =
  (kind: InList): Edit =>
  async (folder, other) => {
    await addToList(kind)(folder, other);
    const { records, write } = await listIn(folder, kind);
    const gone = lastToGo(records);
    await write(records.filter((record) => record !== gone));
    await takeMentionsOut(folder, mentionOf(kind, gone));
  };

const reorderList =
  (kind: InList): Edit =>
  async (folder) => {
    const { records, write } = await listIn(folder, kind);
    await write(records.toReversed());
  };

const draftInList =
  (kind: InList): Edit =>
  async (folder, other) => {
    await addToList(kind)(folder, other);
    const { records, write } = await listIn(folder, kind);
    const drafted = lastToGo(records);
    await write(records.map((it) => (it === drafted ? { ...it, draft: true } : it)));
    await takeMentionsOut(folder, mentionOf(kind, drafted));
  };

/** A photograph of plain colour as large as a camera makes it. */
const photograph = (): Sharp =>
  sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#7d8894' } });

const addWithPhotograph =
  (name: string, encode: (photograph: Sharp) => Sharp): Edit =>
  async (folder, other) => {
    await addTo('team')(folder, other);
    const newcomer = (await recordsIn(folder, 'team')).at(-1);
    if (!newcomer) throw new Error('nobody came');
    await encode(photograph()).toFile(join(folder, 'team', name));
    const focus = { portraitFocus: { left: 40, top: 30 } };
    await writeYaml(folder, newcomer.file, { ...newcomer.record, portrait: name, ...focus });
  };

interface FirmFacts {
  headOffice: { lines: string[]; region?: string; postalCode?: string };
  offices: Listed[];
}

/** All facts become those of the other firm; the offices stay as many as texts may mention them. */
const changeEveryFact: Edit = async (folder, other) => {
  const firm = await readYaml<FirmFacts>(folder, 'firm.yaml');
  const theirs = await readYaml<FirmFacts>(other, 'firm.yaml');
  const headOffice = { ...theirs.headOffice, lines: [...theirs.headOffice.lines] };
  for (const part of ['region', 'postalCode'] as const) {
    // Texts may name it: a firm that moves has another, not none.
    if (firm.headOffice[part] === undefined || headOffice[part] !== undefined) continue;
    headOffice[part] = `Another ${part}`;
    headOffice.lines.splice(-1, 0, headOffice[part]);
  }
  const offices = firm.offices.map((office, index) => ({
    ...office,
    ...theirs.offices[index],
    id: office.id,
    headOffice: office.headOffice,
  }));
  await writeYaml(folder, 'firm.yaml', { ...theirs, headOffice, offices });
};

const changePolicy: Edit = async (folder, other) => {
  await copyFile(join(other, 'privacy-policy.md'), join(folder, 'privacy-policy.md'));
  const text = await readText(folder, 'privacy-policy.md');
  await writeFile(
    join(folder, 'privacy-policy.md'),
    `${text.replace(/\{(member|office|service):[^}]*\}/g, 'one of us')}\n## A new section\n\nOne sentence.\n`,
  );
};

/** As a firm does that has replaced everything. */
const takeMarksOut: Edit = async (folder) => {
  for (const file of await textsIn(folder)) {
    const text = await readText(folder, file);
    const changed = text
      .replaceAll(/^ *sample: true\n/gm, '')
      .replace(/^samples:\n(?: *- .*\n)+/m, '')
      .replaceAll('.example', '.com');
    await writeFile(join(folder, file), changed);
  }
};

const renameRecord: Edit = async (folder) => {
  const [first] = await recordsIn(folder, 'case-studies');
  if (!first) throw new Error('no study');
  await rename(join(folder, first.file), join(folder, 'case-studies', 'another-name.yaml'));
};

const changeMark: Edit = async (folder, other) => {
  await copyFile(join(other, 'brand/mark.svg'), join(folder, 'brand/mark.svg'));
  await rm(join(folder, 'brand/mark-small.svg'), { force: true });
};

const showPictures: Edit = async (folder) => {
  const brand = await readYaml<YamlRecord>(folder, 'brand/brand.yaml');
  await sharp({ create: { width: 1700, height: 1400, channels: 3, background: '#987' } })
    .jpeg()
    .toFile(join(folder, 'brand/harbour.jpg'));
  const pictures = { home: { picture: 'harbour.jpg', alt: 'A harbour' }, team: { show: 'none' } };
  await writeYaml(folder, 'brand/brand.yaml', {
    ...brand,
    pictures: { ...(brand['pictures'] as YamlRecord), ...pictures },
    map: 'off',
  });
};

const each = <Kind extends string>(
  kinds: readonly Kind[],
  verb: string,
  edit: (kind: Kind) => Edit,
): [string, Edit][] => kinds.map((kind) => [`${verb}: ${kind}`, edit(kind)]);

const FOLDERS = ['team', 'case-studies'] as const;
const LISTS = ['services', 'values', 'offices'] as const;

/** In an order in which they can also be made one after the other. */
export const ORDINARY_EDITS: readonly (readonly [name: string, edit: Edit])[] = [
  ['every fact changed', changeEveryFact],
  ['another policy', changePolicy],
  ...each(FOLDERS, 'one removed', removeFrom),
  ...each(FOLDERS, 'one as a draft', draftIn),
  ...each(FOLDERS, 'one added', addTo),
  ...each(FOLDERS, 'the other way round', reorder),
  ...each(LISTS, 'one removed', removeFromList),
  ...each(LISTS, 'one as a draft', draftInList),
  ...each(LISTS, 'one added', addToList),
  ...each(LISTS, 'the other way round', reorderList),
  ['a study under another name', renameRecord],
  ['no marks of samples left', takeMarksOut],
  ['another mark', changeMark],
  ['other pictures of pages, and no map', showPictures],
  ['a photograph as JPEG', addWithPhotograph('IMG_0001.JPG', (it) => it.jpeg())],
  ['a photograph as WebP', addWithPhotograph('photo.webp', (it) => it.webp())],
  ['a photograph as AVIF', addWithPhotograph('photo.avif', (it) => it.avif({ effort: 0 }))],
];
