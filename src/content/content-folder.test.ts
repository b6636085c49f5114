import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FOLDER } from './test-content.ts';
import { checkContentFolder } from './content-folder.ts';
import { formatProblem, type Problem } from './problems.ts';

const PORTRAIT = 'team/imogen-achterberg.jpg';
/** Long before any date of the folder. */
const TODAY = new Date('2026-01-01');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(FOLDER, folder, { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

test('the folder as it stands is in order', async () => {
  const { firm } = await checkContentFolder(folder, { today: TODAY });
  expect(firm.name).not.toBe('');
});

test('EDIT-01 files whose lines end as on old Macs are read like any other', async () => {
  const before = await checkContentFolder(folder, { today: TODAY });
  for (const name of ['firm.yaml', 'services.yaml', 'privacy-policy.md', 'brand/brand.yaml']) {
    const file = join(folder, name);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('\n', '\r'));
  }
  expect(await checkContentFolder(folder, { today: TODAY })).toEqual(before);
});

test('a file that is no picture is named', async () => {
  await writeFile(join(folder, PORTRAIT), 'not a picture');
  await expect(checkContentFolder(folder, { today: TODAY })).rejects.toThrow(
    /content\/team\/imogen-achterberg\.jpg {2}is not a readable picture: export it again/,
  );
});

test('a picture that breaks off in the middle is named', async () => {
  const whole = await sharp({
    create: { width: 900, height: 1200, channels: 3, background: '#888' },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  await writeFile(join(folder, PORTRAIT), whole.subarray(0, whole.length / 2));
  await expect(checkContentFolder(folder, { today: TODAY })).rejects.toThrow(
    /imogen-achterberg\.jpg {2}is not a readable picture/,
  );
});

test('a picture that is soft is published, with a notice', async () => {
  const soft = sharp({ create: { width: 700, height: 900, channels: 3, background: '#876' } });
  await soft.jpeg().toFile(join(folder, PORTRAIT));
  const notices: string[] = [];
  const notify = ({ file, message }: Problem) => notices.push(`${file} ${message}`);
  await checkContentFolder(folder, { today: TODAY, notify });
  const told = new RegExp(`^${PORTRAIT} is soft on sharp screens: .* 700 by 875 pixels`);
  expect(notices.filter((notice) => told.test(notice))).toHaveLength(1);
});

test('one picture for two members is told, whatever its names', async () => {
  const [other = ''] = (await readdir(join(folder, 'team'))).filter(
    (name) => name.endsWith('.jpg') && !PORTRAIT.endsWith(name),
  );
  await cp(join(folder, 'team', other), join(folder, PORTRAIT));
  await expect(checkContentFolder(folder, { today: TODAY })).rejects.toThrow(
    /^One mistake.*\n.*team\/[\w-]+\.yaml:\d+ {2}portrait: found .*, is the same picture as [\w-]+\.jpg in content\/team\//,
  );
});

test('a picture that has to be exported is one mistake, whoever names it', async () => {
  await cp(join(folder, PORTRAIT), join(folder, PORTRAIT.replace('.jpg', '.heic')));
  await rm(join(folder, PORTRAIT));
  await expect(checkContentFolder(folder, { today: TODAY })).rejects.toThrow(
    /^One mistake.*\n.*\.heic {2}is a picture of a kind that cannot be used/,
  );
});

test('a face that was deleted is told', async () => {
  await rm(join(folder, 'brand/faces/text-core.woff2'));
  await expect(checkContentFolder(folder, { today: TODAY })).rejects.toThrow(
    /^One mistake.*\n.*faces\.yaml {2}names what does not lie beside it \(text-core\.woff2\)/,
  );
});

test('mistakes in texts and pictures are told together', async () => {
  await writeFile(join(folder, PORTRAIT), 'not a picture');
  await writeFile(join(folder, 'values.yaml'), '[]\n: ');
  await expect(checkContentFolder(folder, { today: TODAY })).rejects.toThrow(
    /mistakes in the content folder:[\s\S]*\.jpg[\s\S]*values\.yaml/,
  );
});

test('EDIT-02 a file in the wrong place is told', async () => {
  await writeFile(join(folder, 'chart.png'), 'anything');
  await expect(checkContentFolder(folder, { today: TODAY })).rejects.toThrow(
    /content\/chart\.png {2}is not used: portraits belong into content\/team\//,
  );
});

test('a document that the policy links to and that lies in the folder is told once', async () => {
  const policy = join(folder, 'privacy-policy.md');
  await writeFile(policy, `${await readFile(policy, 'utf8')}\nSee [the terms](/terms.pdf).\n`);
  await writeFile(join(folder, 'terms.pdf'), 'anything');
  await expect(checkContentFolder(folder, { today: TODAY })).rejects.toThrow(
    /^One mistake .*\n {2}content\/terms\.pdf {2}is a document .* into the folder public/,
  );
});

test.each([
  ['privacy-policy.md', 'Privacy Policy.md', 'must be called content/privacy-policy.md'],
  ['firm.yaml', 'firm.yml', 'ends in .yml: rename it'],
  ['firm.yaml', 'Firm.YAML', 'ends in capital letters: rename it'],
  ['brand/brand.yaml', 'brand/brand.yaml.txt', 'ends in .txt, which Windows hides'],
])('%s under another name, %s, is told once', async (file, other, message) => {
  await rename(join(folder, file), join(folder, other));
  await expect(checkContentFolder(folder, { today: TODAY })).rejects.toThrow(
    new RegExp(`^One mistake .*\n {2}content/${other} {2}${message}`),
  );
});

test('what systems leave behind does not matter', async () => {
  await writeFile(join(folder, '.DS_Store'), '');
  await writeFile(join(folder, 'team', 'Thumbs.db'), '');
  await expect(checkContentFolder(folder, { today: TODAY })).resolves.toHaveProperty('team');
});

const setField = async (name: string, field: string, value: string) => {
  const file = join(folder, name);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(new RegExp(`^${field}:.*$`, 'm'), `${field}: ${value}`));
};

const setExpiry = (expires: string) => setField('firm.yaml', 'securityContactExpires', expires);

const noticesOf = async (): Promise<string> => {
  const notices: string[] = [];
  const notify = (notice: Problem) => notices.push(formatProblem(notice));
  await checkContentFolder(folder, { today: TODAY, notify });
  return notices.join('\n');
};

test.each([
  ['firm.yaml', 'founded', '2027', '2026'],
  ['privacy-policy.md', 'updated', '2026-01-02', '2026-01-01'],
])('%s tells as of the past only what has come: %s', async (file, field, future, past) => {
  await setField(file, field, future);
  expect(await noticesOf()).toMatch(
    new RegExp(`${file}:\\d+ {2}${field}: found "${future}", has not come yet`),
  );
  await setField(file, field, past);
  expect(await noticesOf()).not.toContain(field);
});

test('a link to another place is not followed, and told', async () => {
  await symlink(join(folder, PORTRAIT), join(folder, 'team/linked.jpg'));
  await expect(checkContentFolder(folder, { today: TODAY })).rejects.toThrow(
    /content\/team\/linked\.jpg {2}is a link to another place, which is not followed/,
  );
});

test('a copy that a program made is told with what it is a copy of', async () => {
  await cp(join(folder, 'firm.yaml'), join(folder, 'firm (1).yaml'));
  await expect(checkContentFolder(folder, { today: TODAY })).rejects.toThrow(
    /^One mistake.*\n.*firm \(1\)\.yaml {2}is a copy that a program made, probably of firm\.yaml/,
  );
});

test.each([
  ['', 'is not used: portraits belong'],
  ['case-studies/', 'is not used: case studies have no pictures; portraits belong'],
  ['brand/old/', 'lies in a folder that the site does not read: move it into content/brand/'],
])('a picture in the wrong place (%s) is told once, and not where it is missed', async (...row) => {
  const [place, message] = row;
  await mkdir(join(folder, place), { recursive: true });
  await rename(join(folder, 'brand/lake.jpg'), join(folder, place, 'lake.jpg'));
  await expect(checkContentFolder(folder, { today: TODAY })).rejects.toThrow(
    new RegExp(`^One mistake.*\\n {2}content/${place}lake.jpg {2}${message}`),
  );
});

test('a file that is missing is told beside another that is not meant for it', async () => {
  await rename(join(folder, 'values.yaml'), join(folder, 'values.md'));
  await expect(checkContentFolder(folder, { today: TODAY })).rejects.toThrow(
    /values\.md {2}is a text that the site does not read[\s\S]*values\.yaml {2}is missing/,
  );
});

test('what a file lacks is told, whatever lies beside it', async () => {
  const file = join(folder, 'team/sorin-dragomir.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^role: .*\n/m, ''));
  await writeFile(join(folder, 'team/sorin-dragomir.yml'), text);
  await expect(checkContentFolder(folder, { today: TODAY })).rejects.toThrow(
    /sorin-dragomir\.yaml\S* +role: is missing or empty[\s\S]*sorin-dragomir\.yml {2}ends in \.yml/,
  );
});

test('an office of which two figures stand in each other’s place is told', async () => {
  const file = join(folder, 'firm.yaml');
  const firm = await readFile(file, 'utf8');
  const [, latitude = '', longitude = ''] = /latitude: (\S+)\n +longitude: (\S+)/.exec(firm) ?? [];
  const swapped = firm
    .replace(`latitude: ${latitude}`, `latitude: ${longitude}`)
    .replace(`longitude: ${longitude}`, `longitude: ${latitude}`);
  await writeFile(file, swapped);
  await expect(checkContentFolder(folder, { today: TODAY })).rejects.toThrow(
    /^One mistake.*\n.*firm\.yaml:\d+ {2}offices .* latitude: .*stands in the place of the longitude/,
  );
});

/** The mark, drawn in a corner of its sheet. */
const shrink = (mark: string): string =>
  mark.replace(
    /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/,
    (_, x: string, y: string, width: string, height: string) =>
      `viewBox="${x} ${y} ${Number(width) * 20} ${Number(height) * 20}"`,
  );

test('a mark that hardly fills its sheet is told, the smaller one as well', async () => {
  const mark = await readFile(join(folder, 'brand/mark.svg'), 'utf8');
  expect(shrink(mark)).not.toBe(mark);
  await writeFile(join(folder, 'brand/mark-small.svg'), shrink(mark));
  await expect(checkContentFolder(folder, { today: TODAY })).rejects.toThrow(
    /^One mistake.*\n {2}content\/brand\/mark-small\.svg {2}fills only \d+ % of its sheet/,
  );
  await rm(join(folder, 'brand/mark-small.svg'));
  await writeFile(join(folder, 'brand/mark.svg'), shrink(mark));
  // Where there is no smaller one, the mark is not told twice.
  await expect(checkContentFolder(folder, { today: TODAY })).rejects.toThrow(
    /^One mistake.*\n {2}content\/brand\/mark\.svg {2}fills only \d+ % of its sheet/,
  );
});

const setMap = async (map: 'on' | 'off') => {
  const file = join(folder, 'brand/brand.yaml');
  const brand = await readFile(file, 'utf8');
  await writeFile(file, `${brand.replace(/^map: .*\n/m, '')}\nmap: ${map}\n`);
};

const addOffices = async (count: number) => {
  const file = join(folder, 'firm.yaml');
  const firm = await readFile(file, 'utf8');
  const offices = Array.from(
    { length: count },
    (_, i) =>
      `  - id: room-${i}\n    label: A Very Long Name ${i}\n    country: Switzerland\n    latitude: 47.37\n    longitude: 8.54\n`,
  );
  await writeFile(file, firm.replace(/^offices:\n/m, `offices:\n${offices.join('')}`));
};

test('offices so near each other that a name has no room are told, where there is a map', async () => {
  await addOffices(12);
  await setMap('on');
  const told = /firm\.yaml {2}offices: found "A Very Long Name \d+", has no room for its name/g;
  const notices = (await noticesOf()).match(told) ?? [];
  expect(notices.length).toBeGreaterThan(0);
  expect(notices.length).toBeLessThan(12);
  await checkContentFolder(folder, { today: TODAY });
  await setMap('off');
  expect(await noticesOf()).not.toMatch(told);
});

test('notices come in the order of the names of their files', async () => {
  const policy = join(folder, 'privacy-policy.md');
  await writeFile(policy, `${await readFile(policy, 'utf8')}\n李\n`);
  await setField('pages.yaml', '  eyebrow', 'Of 李明');
  await setField('firm.yaml', 'tagline', 'Wealth kept in order, 李明');
  const told = [...(await noticesOf()).matchAll(/([\w.-]+):\d+ {2}holds letters/g)];
  expect(told.map(([, name]) => name)).toEqual(['firm.yaml', 'pages.yaml', 'privacy-policy.md']);
});

test('letters that no typeface of the site holds, and numbers of one without its word, are told, and refuse nothing', async () => {
  expect(await noticesOf()).not.toMatch(/typefaces lack|as things stand/);
  await setField('firm.yaml', 'tagline', 'Wealth kept in order, 李明');
  const values = join(folder, 'values.yaml');
  const text = await readFile(values, 'utf8');
  const second = text.indexOf('\n- id', text.indexOf('- id') + 1);
  expect(second).toBeGreaterThan(0);
  await writeFile(values, text.slice(0, second + 1));
  await setField('pages.yaml', '  title', '"{Count:values} values in all of this firm"');
  const notices = await noticesOf();
  expect(notices).toMatch(/firm\.yaml:\d+ {2}holds letters that the site’s typefaces lack: 李/);
  expect(notices).toMatch(/pages\.yaml:\d+ {2}found "\{Count:values\}", is one as things stand/);
  await checkContentFolder(folder, { today: TODAY });
});

test.each(['eyebrow', 'heading'])(
  'SEO-05 a page whose %s no card can write is told, and refuses nothing',
  async (field) => {
    await setField('pages.yaml', `  ${field}`, '李明律師');
    expect(await noticesOf()).toMatch(
      new RegExp(`pages\\.yaml:\\d+ {2}\\w+\\.${field}: found "李明律師", holds no letter`),
    );
    await checkContentFolder(folder, { today: TODAY });
  },
);

test('a security contact that has passed is refused with its line', async () => {
  await setExpiry('2025-12-31');
  await expect(checkContentFolder(folder, { today: TODAY })).rejects.toThrow(
    /^One mistake.*\n.*firm\.yaml:\d+ {2}securityContactExpires: found "2025-12-31", has passed: move it/,
  );
  const notices: Problem[] = [];
  const notify = (notice: Problem) => notices.push(notice);
  await expect(checkContentFolder(folder, { today: TODAY, notify })).rejects.toThrow();
  expect(notices).toEqual([]);
});

test('one that passes within a month is told, and refuses nothing', async () => {
  await setExpiry('2026-01-20');
  expect(await noticesOf()).toMatch(
    /securityContactExpires: found "2026-01-20", passes in 19 days/,
  );
});

test('SEO-05 a name that no card can write is published, with a notice that says so', async () => {
  const file = join(folder, 'firm.yaml');
  const firm = await readFile(file, 'utf8');
  await writeFile(file, firm.replace(/^name: .*/m, 'name: 李明律師'));
  const notices: string[] = [];
  const notify = (notice: Problem) => notices.push(formatProblem(notice));
  await checkContentFolder(folder, { today: TODAY, notify });
  expect(notices.filter((notice) => notice.includes('holds no letter'))).toEqual([
    expect.stringMatching(/firm\.yaml:\d+ {2}name: found "李明律師", holds no letter .* typefaces/),
  ]);
});
