/** Where each file of the content folder belongs: every file is used, ignored knowingly, or named. */
import { basename } from 'node:path/posix';
import { distance } from 'fastest-levenshtein';
import { originalOf } from './copies.ts';
import { fitName, FOREIGN_PICTURE, PICTURE_FILE } from './picture-name.ts';

export type Place =
  | { kind: 'text' | 'picture' | 'ignored' }
  /**
   * What is wrong with it and what to do. Whoever names it as a picture needs no message of their own, nor
   * does the file for which it is meant, if that is missing.
   */
  | { kind: 'stray'; message: string; isPicture?: boolean; meant?: string };

/** Files that stand once. */
const SINGLE = [
  'brand/brand.yaml',
  'brand/charts/drawn-from.yaml',
  'brand/charts/sea-floor-depths.yaml',
  'brand/faces/faces.yaml',
  'brand/mark.svg',
  'brand/mark-small.svg',
  'firm.yaml',
  'interface.yaml',
  'pages.yaml',
  'services.yaml',
  'values.yaml',
  'privacy-policy.md',
];

/** Folders in which each record has a file of its own, by fields that only such records have. */
const RECORD_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  team: ['role', 'bio', 'portrait'],
  'case-studies': ['client', 'challenge', 'solution', 'results'],
};

/** Fields that only one of the single files has, or most of them in it. */
const SINGLE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'brand/brand.yaml': ['colours', 'faces', 'pictures', 'seaFloor', 'chart'],
  'interface.yaml': ['skipLink', 'numbers', 'header', 'footer', 'door', 'studies', 'notFound'],
  'firm.yaml': ['legalName', 'tagline', 'headOffice', 'offices'],
  'pages.yaml': ['case-studies', 'privacy-policy', 'not-found'],
  'services.yaml': ['practice', 'trackRecord'],
};

/** Faces, and what comes with them. */
const FACE_FILE = /\.(?:woff2?|ttf|otf|txt|md)$|^(?:OFL|LICEN[CS]E|COPYING)$/i;

/** What a firm has whose mark was never given to it as a drawing. */
const PICTURE_OF_MARK = /^(?:mark|logo|icon)(?:-small)?\.(?:png|jpe?g|webp|avif)$/i;

/**
 * Files that operating systems put into every folder and hide: they hold nothing of anybody's. What
 * git needs to keep a folder is one of them.
 */
const SYSTEM =
  /(?:^|\/)(?:\.DS_Store|\._[^/]*|\.localized|\.directory|\.gitkeep|\.gitattributes|\.gitignore|Icon\r|Thumbs\.db|ehthumbs\.db|desktop\.ini)$|(?:^|\/)(?:\.Spotlight-V100|\.Trashes|\.fseventsd|\.AppleDouble|__MACOSX|@eaDir)\//i;

const LOCK = /^(?:~\$|\.~lock\.)/;

/** Right names with another ending. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/\.yml$/i, 'ends in .yml: rename it, so that it ends in .yaml'],
  [
    /\.(?:yaml|yml|md|svg|png|jpe?g|webp|avif)\.txt$/i,
    'ends in .txt, which Windows hides: show the endings of names in the Explorer (View), and take .txt away',
  ],
  [
    /\.yaml\.(?:rtf|docx?|html?)$/i,
    'is a document of a word processor: save it as plain text, so that it ends in .yaml',
  ],
];

const KINDS: readonly (readonly [RegExp, string])[] = [
  [
    /\.(?:docx?|odt|rtf|pages|pdf|xlsx?|ods|numbers|pptx?|html?|eml|msg)$/i,
    'is a document that the site does not read: copy its words into the files that end in .yaml, and move it elsewhere: into the folder public, beside content, if the privacy policy links to it',
  ],
  [
    /\.(?:txt|md|markdown|csv|json|toml)$/i,
    'is a text that the site does not read: texts stand in files that end in .yaml. Move it elsewhere',
  ],
  [
    FOREIGN_PICTURE,
    'is a picture of a kind that cannot be used: export it as JPEG, PNG, WebP or AVIF',
  ],
  [
    /\.(?:zip|rar|7z|tar|gz)$/i,
    'is an archive: unpack it, put its files into their places, and delete it',
  ],
  [/\.(?:lnk|url|webloc|alias)$/i, 'is a reference to another place: put the file itself here'],
  [
    /\.(?:mp4|mov|avi|mp3|wav)$/i,
    'is a recording, which the site has no place for: move it elsewhere',
  ],
];

const findIn = (kinds: typeof KINDS, name: string): string | undefined =>
  kinds.find(([pattern]) => pattern.test(name))?.[1];

/** Where a text belongs by the fields that its lines begin with. */
const placeByFields = (text: string): string | undefined => {
  const fields = new Set(
    [...text.matchAll(/^(?: *- +| *)([\w-]+):(?: |$)/gm)].map(([, name = '']) => name),
  );
  return Object.entries({ ...RECORD_FOLDERS, ...SINGLE_FIELDS })
    .map(([place, names]) => ({ place, count: names.filter((name) => fields.has(name)).length }))
    .filter(({ count }) => count >= 2)
    .sort((a, b) => b.count - a.count)[0]?.place;
};

const stray = (message: string, meant?: string): Place => ({
  kind: 'stray',
  message,
  ...(meant !== undefined && { meant }),
});

const intoFile = (file: string): Place =>
  stray(
    `is not used: its lines belong into content/${file}. Move them there, and delete this file`,
    file,
  );

const strayYaml = (name: string, top: string, place: string | undefined): Place => {
  if (place !== undefined && place in RECORD_FOLDERS) {
    return stray(`is not used: by its fields it belongs into content/${place}/. Move it there`);
  }
  if (place !== undefined) return intoFile(place);
  if (SINGLE.includes(`${top}.yaml`)) return intoFile(`${top}.yaml`);
  const known = SINGLE.find((it) => basename(it) === name.toLowerCase());
  const meant = known ?? SINGLE.find((it) => distance(basename(it), name) <= 3);
  return meant === undefined
    ? stray(
        `is not used: the site knows ${SINGLE.join(', ')}, and files in content/team/ and content/case-studies/. Move or delete it`,
      )
    : stray(`is not used: if it is content/${meant}, give it that name and place`, meant);
};

/** A name with the ending that it should have, in small letters. */
const withOwnEnding = (file: string): string =>
  file
    .toLowerCase()
    .replace(/\.(?:txt|rtf|docx?|html?)$/, '')
    .replace(/\.yml$/, '.yaml');

const lostIn = (folder: string): string =>
  `lies in a folder that the site does not read: move it into ${folder}, or delete it`;

const strayPicture = (top: string): string => {
  if (top === 'brand' || top === 'team') return lostIn(`content/${top}/ itself`);
  const ofStudy = top === 'case-studies' ? 'case studies have no pictures; ' : '';
  return `is not used: ${ofStudy}portraits belong into content/team/, the pictures of the pages into content/brand/. Move or delete it`;
};

/** What may be meant for the mark. */
const isDrawing = (name: string, top: string): boolean =>
  /\.svg$/i.test(name) && (top === 'brand' || /mark|logo/i.test(name));

/** Beside the brand's own files: pictures of the pages, charts, and folders of faces. */
const isOfBrand = (folder: string, name: string): 'picture' | 'ignored' | undefined => {
  if (PICTURE_FILE.test(name) && /^brand(\/charts)?$/.test(folder)) return 'picture';
  const isFaces = /^brand\/(?!charts$)/.test(folder);
  return isFaces && FACE_FILE.test(name) ? 'ignored' : undefined;
};

const STRAY_IN_BRAND =
  'is not used: content/brand/ holds brand.yaml, the mark, pictures of the pages, and folders with faces and their licences. Move or delete it';

/**
 * @param file - path below `content/`
 * @param text - what stands in it, for files that end in .yaml
 * @param isThere - whether there is a file at a path
 */
export const placeOf = (
  file: string,
  text = '',
  isThere: (file: string) => boolean = () => false,
): Place => {
  // The second is read by the spelling check alone.
  if (SYSTEM.test(file) || file === 'spelling.txt') return { kind: 'ignored' };
  if (SINGLE.includes(file)) return { kind: 'text' };
  const name = basename(file);
  const folder = file.slice(0, -name.length - 1);
  if (LOCK.test(name)) {
    return stray(
      'is left behind by a program that had a document open: close the document, and delete this file',
    );
  }
  const [top = ''] = folder.split('/');
  if (/^(?:team|brand)$/.test(folder) && FOREIGN_PICTURE.test(name) && !isDrawing(name, top)) {
    const message = `is a picture of a kind that cannot be used: export it as JPEG, PNG, WebP or AVIF, such as ${fitName(name)}, write that name wherever this one stands, and delete this file`;
    return { kind: 'stray', message, isPicture: true };
  }
  if (folder === 'team' && PICTURE_FILE.test(name)) return { kind: 'picture' };
  if (top === 'brand' && PICTURE_OF_MARK.test(name)) {
    return stray(
      'is made of dots, and the mark has to be a drawing that is sharp in every size: ask whoever made it for the SVG, and put that here as mark.svg. Move or delete this file',
      'brand/mark.svg',
    );
  }
  const ofBrand = isOfBrand(folder, name);
  if (ofBrand) return { kind: ofBrand };
  const original = originalOf(name);
  const originalFile = folder === '' ? original : `${folder}/${original ?? ''}`;
  if (original !== undefined && originalFile !== undefined) {
    if (isThere(originalFile)) {
      return stray(
        `is a copy that a program made, probably of ${original}, and is not used: bring what is new in it into that file, and delete this one. A record of its own needs another name, such as maria-lopez.yaml`,
      );
    }
    if (SINGLE.includes(originalFile)) {
      return stray(
        `is not used, and ${original} is missing: rename it to ${original}, or delete it`,
        originalFile,
      );
    }
  }
  if (name === 'README.md') return { kind: 'ignored' };
  if (/^privacy[\s_-]?policy\.(?:md|markdown|mdx)$/i.test(name)) {
    const policy = 'privacy-policy.md';
    return stray(`must be called content/${policy}, in small letters, in this place`, policy);
  }
  const isRecordFolder = Object.hasOwn(RECORD_FOLDERS, folder);
  const place = name.endsWith('.yaml') ? placeByFields(text) : undefined;
  if (isRecordFolder && name.endsWith('.yaml') && (place === undefined || place === folder)) {
    return { kind: 'text' };
  }
  if (/\.yaml$/i.test(name) && !name.endsWith('.yaml')) {
    const message = 'ends in capital letters: rename it, so that it ends in .yaml';
    return stray(message, file.toLowerCase());
  }
  if (isDrawing(name, top)) {
    return stray(
      'is not used: the mark is content/brand/mark.svg, and a simpler one for the smallest sizes mark-small.svg. Rename, move or delete it',
      'brand/mark.svg',
    );
  }
  if (PICTURE_FILE.test(name)) return stray(strayPicture(top));
  if (place !== undefined) return strayYaml(name, top, place);
  const ending = findIn(ENDINGS, name);
  if (ending !== undefined) return stray(ending, withOwnEnding(file));
  if (top === 'brand') return stray(STRAY_IN_BRAND);
  const kind = findIn(KINDS, name);
  if (kind !== undefined) return stray(kind);
  if (folder !== '' && !isRecordFolder && !SINGLE.includes(`${top}.yaml`)) {
    const meant = Object.keys(RECORD_FOLDERS).find((it) => distance(it, top.toLowerCase()) <= 3);
    return stray(lostIn(meant === undefined ? 'its place' : `content/${meant}/ itself`));
  }
  if (name.endsWith('.yaml')) return strayYaml(name, top, place);
  if (name.startsWith('.')) return stray('is a hidden file that the site does not read: delete it');
  return stray('is of a kind that the site does not read: move or delete it');
};
