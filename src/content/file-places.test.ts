import { describe, expect, test } from 'vitest';
import { placeOf } from './file-places.ts';

const MEMBER = 'order: 1\nname: Ann\nrole: Partner\nbio: >-\n  Words.\n';
const STUDY = 'client: A fund\nchallenge: One\nsolution: Two\n';

test.each([
  'brand/brand.yaml',
  'brand/mark.svg',
  'firm.yaml',
  'pages.yaml',
  'privacy-policy.md',
  'team/ann.yaml',
  'case-studies/a.yaml',
])('EDIT-02 %s is read', (file) => {
  expect(placeOf(file)).toEqual({ kind: 'text' });
});

test.each([
  'brand/harbour.jpg',
  'brand/charts/hero-wide.png',
  'team/a.png',
  'team/PHOTO.JPG',
  'team/a.webp',
  'team/a.avif',
])('EDIT-02 %s is a picture', (file) => {
  expect(placeOf(file)).toEqual({ kind: 'picture' });
});

test.each([
  '.DS_Store',
  'team/.DS_Store',
  'team/._ann.yaml',
  'team/Thumbs.db',
  'desktop.ini',
  'case-studies/.gitkeep',
  'README.md',
  'brand/.DS_Store',
  'brand/faces/text-core.woff2',
  'brand/our-letters/Letters-Regular.otf',
  'brand/our-letters/OFL.txt',
  'spelling.txt',
])('EDIT-05 %s is of a system or for people, and ignored', (file) => {
  expect(placeOf(file)).toEqual({ kind: 'ignored' });
});

describe('EDIT-02 EDIT-05 every other file is named, with what it is and where it belongs', () => {
  test.each([
    ['maria-lopez.yaml', MEMBER, /by its fields it belongs into content\/team\//],
    ['a-study.yaml', STUDY, /by its fields it belongs into content\/case-studies\//],
    ['valuse.yaml', '- id: a\n', /if it is content\/values\.yaml, give it that name/],
    ['odds-and-ends.yaml', 'a: b\n', /^is not used: the site knows .*firm\.yaml/],
    ['office.yaml', 'legalName: A\ntagline: B\n', /its lines belong into content\/firm\.yaml/],
    ['team/old/ann.yaml', MEMBER, /by its fields it belongs into content\/team\//],
    ['Team/ann.yaml', MEMBER, /by its fields it belongs into content\/team\//],
    ['people/ann.yaml', MEMBER, /by its fields it belongs into content\/team\//],
    ['people/ann.yaml', 'name: Ann\n', /lies in a folder that the site does not read/],
    ['teams/ann.yaml', 'name: Ann\n', /move it into content\/team\/ itself/],
    ['case-studies/ann.yaml', MEMBER, /by its fields it belongs into content\/team\//],
    ['team/a-study.yaml', STUDY, /by its fields it belongs into content\/case-studies\//],
    ['brand/ann.yaml', MEMBER, /by its fields it belongs into content\/team\//],
    ['team/firm.yaml', 'legalName: A\ntagline: B\n', /belong into content\/firm\.yaml/],
    ['team/brand.yaml', 'colours:\nfaces:\n', /belong into content\/brand\/brand\.yaml/],
    ['brand.yaml', 'map: on\n', /if it is content\/brand\/brand\.yaml, give it that name/],
    ['words.yaml', 'skipLink: A\ndoor:\n', /belong into content\/interface\.yaml/],
    ['services/tax.yaml', '- id: tax\n', /belong into content\/services\.yaml/],
    ['services/ann.jpg', '', /portraits belong into content\/team\//],
    ['team/photos/ann.jpg', '', /lies in a folder .* content\/team\/ itself/],
    ['brand/photos/2025/harbour.jpg', '', /lies in a folder .* content\/brand\/ itself/],
    ['brand/privacy-policy.md', '', /must be called content\/privacy-policy\.md/],
    ['mark.svg', '', /the mark is content\/brand\/mark\.svg/],
    ['team/logo.svg', '', /the mark is content\/brand\/mark\.svg/],
    ['brand/mark/mark.svg', '', /the mark is content\/brand\/mark\.svg/],
    ['team/maria.yml', MEMBER, /ends in \.yml: rename it/],
    ['values.YAML', '', /ends in capital letters/],
    ['team/maria.yaml.txt', MEMBER, /ends in \.txt, which Windows hides/],
    ['team/maria.jpg.txt', '', /ends in \.txt, which Windows hides/],
    ['team/maria.txt', MEMBER, /is a text that the site does not read/],
    ['team/maria.docx', '', /is a document that the site does not read/],
    ['privacy-policy.txt', '', /is a text that the site does not read/],
    ...[
      'Privacy-Policy.md',
      'Privacy Policy.md',
      'privacy_policy.md',
      'PrivacyPolicy.markdown',
    ].map((name): [string, string, RegExp] => [
      name,
      '',
      /must be called content\/privacy-policy\.md/,
    ]),
    ['terms.pdf', '', /into the folder public, beside content, if the privacy policy links to it/],
    ['maria.tif', '', /is a picture of a kind that cannot be used: export it as JPEG/],
    ['photo.jpg', '', /portraits belong into content\/team\//],
    ['case-studies/photo.jpg', '', /case studies have no pictures/],
    ['team/~$maria.docx', '', /is left behind by a program/],
    ['team/.hidden', '', /is a hidden file/],
    ['team.zip', '', /is an archive/],
    ['brand/logo.svg', '', /the mark is content\/brand\/mark\.svg/],
    ['brand/logo.png', '', /is made of dots, and the mark has to be a drawing/],
    ['brand/notes.txt', '', /is not used: content\/brand\/ holds/],
    ['brand/brand.yml', '', /ends in \.yml: rename it/],
    ['brand/our-letters/specimen.pdf', '', /is not used: content\/brand\/ holds/],
    ['brand/old/harbour.jpg', '', /move it into content\/brand\/ itself/],
    ['team/ann', '', /is of a kind that the site does not read/],
  ])('%s', (file, text, message) => {
    expect(placeOf(file, text)).toMatchObject({
      kind: 'stray',
      message: expect.stringMatching(message) as string,
    });
  });

  test.each([
    ['Firm.YAML', 'firm.yaml'],
    ['firm.yml', 'firm.yaml'],
    ['firm.yml.txt', 'firm.yaml'],
    ['brand/mark.svg.txt', 'brand/mark.svg'],
    ['privacy-policy.md.txt', 'privacy-policy.md'],
    ['values.yaml.docx', 'values.yaml'],
    ['valuse.yaml', 'values.yaml'],
    ['services/tax.yaml', 'services.yaml'],
    ['Privacy Policy.md', 'privacy-policy.md'],
    ['brand/logo.svg', 'brand/mark.svg'],
    ['brand/logo.png', 'brand/mark.svg'],
    ['firm (1).yaml', 'firm.yaml'],
    ['firm.md', undefined],
    ['archive-2019.yaml', undefined],
  ])('%s is meant for %s', (file, meant) => {
    expect(placeOf(file)).toMatchObject(meant === undefined ? { kind: 'stray' } : { meant });
    if (meant === undefined) expect(placeOf(file)).not.toHaveProperty('meant');
  });

  test.each([
    [
      'team/maria-lopez (1).yaml',
      MEMBER,
      /is a copy that a program made, probably of maria-lopez\.yaml/,
    ],
    ["team/ann (Ann's conflicted copy 2025-01-31).yaml", MEMBER, /probably of ann\.yaml/],
    ['team/ann.sync-conflict-20250131-101010-ABCDEFG.yaml', MEMBER, /probably of ann\.yaml/],
    ['team/ann - Copy.yaml', MEMBER, /probably of ann\.yaml/],
    ['team/ann copy 2.yaml', MEMBER, /probably of ann\.yaml/],
    ['firm 2.yaml', '', /probably of firm\.yaml/],
    ['firm.yaml.bak', '', /probably of firm\.yaml/],
    ['firm.yaml~', '', /probably of firm\.yaml/],
    ['team/.ann.yaml.swp', '', /probably of/],
    ['brand/mark copy.svg', '', /probably of mark\.svg/],
  ])('%s is a copy where its original is there', (file, text, message) => {
    expect(placeOf(file, text, () => true)).toEqual({
      kind: 'stray',
      message: expect.stringMatching(message) as string,
    });
  });
});

describe('what may be named like a copy is none where nothing of that name is there', () => {
  test('a record is told its name with it', () => {
    expect(placeOf('team/maria-lopez (1).yaml', MEMBER)).toEqual({ kind: 'text' });
  });

  test.each([
    ['firm 2.yaml', /firm\.yaml is missing: rename it to firm\.yaml/],
    ['firm.yaml.bak', /firm\.yaml is missing: rename it to firm\.yaml/],
    ['brand/mark copy.svg', /mark\.svg is missing: rename it to mark\.svg/],
    ['team/interview 2.docx', /is a document that the site does not read/],
    ['team/IMG 1234.heic', /export it as JPEG.* such as img-1234\.jpg, write that name/],
  ])('%s', (file, message) => {
    expect(placeOf(file)).toMatchObject({ message: expect.stringMatching(message) as string });
  });
});

test.each([
  'team/IMG 1234.jpg',
  'team/maria-lopez (1).png',
  'team/WhatsApp Image 2026-01-02 at 10.11.12.jpeg',
  'team/maria.jfif',
  'brand/Screenshot 2026-01-02 at 10.11.12.png',
  'brand/harbour copy.jpg',
])('%s is a picture: whoever names it, or nobody, is told its name', (file) => {
  expect(placeOf(file, '', () => true)).toEqual({ kind: 'picture' });
});

test.each(['team/maria.heic', 'brand/harbour.tiff', 'brand/harbour.gif'])(
  '%s is told as a picture, and once',
  (file) => {
    expect(placeOf(file)).toMatchObject({
      isPicture: true,
      message: expect.stringMatching(/^is a picture of a kind .* delete this file$/) as string,
    });
  },
);
