import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

test('a security contact that has passed is refused with its line', async () => {
  await setExpiry('2025-12-31');
  await expect(checkContentFolder(folder, { today: TODAY })).rejects.toThrow(
    /firm\.yaml:\d+ {2}securityContactExpires: found "2025-12-31", has passed: move it/,
  );
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
