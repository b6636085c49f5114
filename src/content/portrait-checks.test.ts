/** Portraits as members name them, against the pictures that lie beside their files. */
import { describe, expect, test } from 'vitest';
import { files, messagesOf, pictures } from './test-content.ts';

const MEMBERS = Object.keys(files).filter(
  (file) => file.startsWith('team/') && /^portrait:/m.test(files[file] ?? ''),
);
const [FILE = '', OTHER = ''] = MEMBERS;
const portraitOf = (file: string): string => /^portrait: (.*)$/m.exec(files[file] ?? '')?.[1] ?? '';

const withPortrait = (name: string, file = FILE) => ({
  ...files,
  [file]: (files[file] ?? '').replace(/^portrait: .*$/m, `portrait: ${name}`),
});

/** The pictures, where that of the member lies under another name. */
const lyingAs = (name: string, ...others: string[]): Set<string> => {
  const rest = [...pictures].filter((it) => it !== `team/${portraitOf(FILE)}`);
  return new Set([...rest, ...[name, ...others].map((it) => `team/${it}`)]);
};

const messageOf = (typed: string, existing: ReadonlySet<string>): string | undefined => {
  const [message = '', ...others] = messagesOf(withPortrait(typed), existing);
  expect(others).toEqual([]);
  return message.replace(/^.* portrait: found "[^"]*", /, '');
};

test.each([
  [FILE, OTHER],
  [OTHER, FILE],
])('two members with one portrait are refused: that of %s is not that of %s', (own, file) => {
  const portrait = portraitOf(own);
  const existing = [...pictures].filter((it) => it !== `team/${portraitOf(file)}`);
  const told = `content/${file}:\\d+ {2}portrait: found "${portrait}", stands also in content/${own}:`;
  expect(messagesOf(withPortrait(portrait, file), new Set(existing))).toEqual([
    expect.stringMatching(new RegExp(`${told}.* or remove the line$`)),
  ]);
  // The right one lies there.
  expect(messagesOf(withPortrait(portrait, file))).toEqual([
    expect.stringMatching(new RegExp(`${told}.*Did you mean ${portraitOf(file)}\\?$`)),
  ]);
});

/** The text of the member without a picture. */
const plain = (files[FILE] ?? '').replace(/^portrait(?:Focus)?:.*\n(?: .*\n)*/gm, '');

test('a member who shares no picture is not blamed for one that lies there unused', () => {
  const spare = FILE.replace('.yaml', '.png');
  const unused = [expect.stringContaining(`content/${spare}  is used by no record`)];
  expect(messagesOf(files, new Set([...pictures, spare]))).toEqual(unused);
  const rest = [...pictures].filter((it) => it !== `team/${portraitOf(FILE)}`);
  expect(messagesOf({ ...files, [FILE]: plain }, new Set([...rest, spare]))).toEqual(unused);
});

test('a point of a picture needs a picture', () => {
  const changed = { ...files, [FILE]: `${plain}portraitFocus:\n  left: 50\n  top: 40\n` };
  expect(messagesOf(changed, lyingAs(portraitOf(OTHER)))).toEqual([
    expect.stringMatching(
      new RegExp(`content/${FILE}:\\d+ {2}portraitFocus: needs a portrait: name one`),
    ),
  ]);
});

test('a draft may take the place of a member, picture included', () => {
  const draft = withPortrait(portraitOf(FILE), OTHER);
  draft[OTHER] = `${draft[OTHER] ?? ''}draft: true\n`;
  expect(messagesOf(draft).filter((message) => message.includes('each member'))).toEqual([]);
});

describe('a picture whose name cannot be taken is renamed', () => {
  test.each([
    ['inés.jpg', 'ines.jpg'],
    ['Ines Bodden.jpg', 'ines-bodden.jpg'],
    ['ines.Jpg', 'ines.jpg'],
    ['ines.jpg.jpg', 'ines.jpg'],
    ['ines.jfif', 'ines.jpg'],
    ['IMG 1234.jpg', 'img-1234.jpg'],
    ['ines (1).jpg', 'ines-1.jpg'],
    ['WhatsApp Image 2026-01-02 at 10.11.12.jpeg', 'whatsapp-image-2026-01-02-at-10-11-12.jpeg'],
    ['伊內斯.png', 'picture.png'],
  ])('%s to %s', (name, fit) => {
    expect(messageOf(name, lyingAs(name))).toBe(
      `must be a name in letters, digits and hyphens that ends in .jpg, .png, .webp or .avif: rename ${name} in content/team/ to ${fit}, and write that name here`,
    );
  });

  test('as it is named, where that is a name', () => {
    expect(messageOf('ines-bodden.jpg', lyingAs('Inés Bodden.JPG'))).toBe(
      'does not exist: rename Inés Bodden.JPG in content/team/ to ines-bodden.jpg',
    );
  });
});

describe('a name that is another than the picture’s is corrected', () => {
  test.each(['ines-bodden', 'ines-boden.jpg', 'ines-bodden.png', 'Ines Bodden.jpg', 'inés-bodden'])(
    '%s',
    (typed) => {
      expect(messageOf(typed, lyingAs('ines-bodden.jpg'))).toBe(
        'does not exist. Did you mean ines-bodden.jpg?',
      );
    },
  );

  test.each(['team/ines.jpg', 'content/team/ines.jpg', 'C:\\Pictures\\ines.jpg'])(
    '%s stands in a folder',
    (typed) => {
      expect(messageOf(typed, lyingAs('ines.jpg'))).toBe(
        'must be the name alone, without a folder: write ines.jpg',
      );
    },
  );

  test('and never to that of another member', () => {
    expect(messageOf(portraitOf(OTHER).replace('.jpg', '.png'), lyingAs(portraitOf(OTHER)))).toBe(
      'does not exist: put the picture into content/team/, or remove the line',
    );
  });
});

describe('where no picture is there', () => {
  test.each([
    ['ines-bodden', 'ines-bodden.jpg'],
    ['https://firm.example/Ines.webp', 'ines.webp'],
    ['ines.tiff', 'ines.jpg'],
  ])('%s is told what to put there', (typed, fit) => {
    expect(messageOf(typed, lyingAs(portraitOf(OTHER)))).toBe(
      `must be the name of a PNG, JPEG, WebP or AVIF picture in content/team/, in letters, digits and hyphens: put it there as ${fit} and write that name here, or remove the line`,
    );
  });

  test.each(['none', 'None', 'no', 'n/a'])('%s is no picture', (typed) => {
    expect(messageOf(typed, lyingAs(portraitOf(OTHER)))).toMatch(/^is no picture: remove the line/);
  });
});

test.each(['ines.heic', 'ines.jpg', 'ines'])(
  '%s is told with the file, which has to be exported',
  (typed) => {
    expect(messagesOf(withPortrait(typed), lyingAs('ines.heic'))).toEqual([]);
  },
);

describe('a picture that nobody names', () => {
  const unused = (...names: string[]) =>
    messagesOf(files, new Set([...pictures, ...names.map((name) => `team/${name}`)]));

  test('is named, or renamed first', () => {
    expect(unused('spare.jpg')).toEqual([
      expect.stringMatching(/is used by no record: name it after portrait: .*, or delete it$/),
    ]);
    expect(unused('IMG 1234.jpg')).toEqual([
      expect.stringMatching(/is used by no record: rename it to img-1234\.jpg and name it after/),
    ]);
  });

  test('is a copy only beside its original', () => {
    const copy = portraitOf(FILE).replace('.', ' (1).');
    expect(unused(copy)).toEqual([
      expect.stringMatching(
        new RegExp(`is a copy that a program made, probably of ${portraitOf(FILE)}, and is used`),
      ),
    ]);
    expect(unused('spare (1).jpg')).toEqual([
      expect.stringMatching(/is used by no record: rename it to spare-1\.jpg/),
    ]);
  });
});
