/**
 * Reads the whole content folder from its texts: a pure function, so that the build, the command
 * `check:content` and the tests say the same about the same mistake.
 */
import type { z } from 'zod';
import { wordBinder } from '#lib/bind-words.ts';
import type { Mark } from '#lib/mark.ts';
import { ROUTES } from '#lib/paths.ts';
import { placeName } from '#lib/place-name.ts';
import type { Transect } from '#lib/transect.ts';
import { checkBrandPictures, SEA_FLOOR } from './brand-pictures.ts';
import {
  brandSchema,
  facesSchema,
  MISSING_FACES,
  seaFloorSchema,
  type Brand,
  type Faces,
} from './brand-schema.ts';
import { checkAnyPublished, checkTogether } from './checks.ts';
import { isDraft, markDrafts } from './drafts.ts';
import { knownFacts } from './facts.ts';
import { fillTexts } from './fill-texts.ts';
import { mapTexts } from './map-texts.ts';
import { readMark } from './mark.ts';
import type { Path } from './path.ts';
import { readPrivacyPolicy, type PrivacyPolicy } from './privacy-policy.ts';
import { checkUnusedPictures } from './portrait-checks.ts';
import { ContentError, MISSING, type Problem } from './problems.ts';
import { idSchema, type Marks } from './schema-fields.ts';
import {
  caseStudySchema,
  firmSchema,
  memberSchema,
  pagesSchema,
  servicesSchema,
  valuesSchema,
  type CaseStudy,
  type Firm,
  type Pages,
  type PracticeService,
  type Service,
  type TeamMember,
  type Value,
} from './schemas.ts';
import { findUnfitFacts } from './text-checks.ts';
import { ownPlaceholders, wordsSchema, type Words } from './words.ts';
import { noReading, readYaml, type YamlReading } from './yaml-file.ts';

/** The mark, and a simpler one for the smallest sizes, which a firm need not have. */
const MARKS = ['brand/mark.svg', 'brand/mark-small.svg'] as const;

/** Written by `npm run fonts`. */
const FACES = 'brand/faces/faces.yaml';

/** The cut faces have to be those that the brand asks for. */
const checkFaces = (brand: Brand | undefined, faces: Faces | undefined): Problem[] => {
  if (!brand || !faces) return [];
  const { headings, text } = brand.faces;
  const wanted = [headings.from, text.from];
  if (JSON.stringify(wanted) === JSON.stringify([faces.from.headings, faces.from.text])) return [];
  const message = 'are not those that lie in brand/faces: run npm run fonts';
  return [{ file: 'brand/brand.yaml', field: 'faces', message }];
};

export interface Content {
  brand: Brand;
  faces: Faces;
  /** Profiles to draw; none where the brand has no sea floor. */
  seaFloor: Transect[];
  mark: Mark;
  /** For the few pixels of a browser's tab; the mark itself where the firm has no simpler one. */
  smallMark: Mark;
  firm: Firm;
  pages: Pages;
  services: Service[];
  /** The core practices: the services that have a block of their own on /services. */
  practices: PracticeService[];
  values: Value[];
  team: TeamMember[];
  caseStudies: CaseStudy[];
  privacyPolicy: PrivacyPolicy;
  words: Words;
}

/** Texts by their path below `content/`. */
export type ContentFiles = Readonly<Record<string, string>>;

export interface ReadOptions {
  /** Paths below `content/` of the pictures that exist. */
  pictures: ReadonlySet<string>;
  /** What the site publishes beside its pages, by its path. */
  ownFiles: readonly string[];
  /** Whether records marked `draft: true` are given: a release leaves them out. */
  showDrafts: boolean;
}

/** One file of a folder in which each record has its own. */
interface FolderRecord<T> {
  file: string;
  /** The file's name without its ending. */
  id: string;
  reading: YamlReading<T>;
}

const isPractice = (service: Service): service is PracticeService => service.practice !== undefined;

const marksOf = (records: readonly FolderRecord<Marks>[]): Marks[] =>
  records.map(({ reading }) => reading.value ?? {});

/** Fields of a page that stand in no paragraph: other programs show them, as a tab or a letter. */
const ELSEWHERE = /^(?:title|description)$|subject$/i;

const isOnPage = ([part, , ...field]: Path): boolean =>
  part !== 'pages' || !ELSEWHERE.test(field.join('.'));

/** What each part of the content holds; undefined where its files cannot be read. */
export type ContentParts = { [Part in keyof Content]: Content[Part] | undefined };

/** Reads as much as can be read, and lists every mistake. */
export const readParts = (
  files: ContentFiles,
  { pictures, ownFiles, showDrafts }: ReadOptions,
): { parts: ContentParts; problems: Problem[] } => {
  const problems: Problem[] = [];
  const lines = new Map<string, YamlReading<unknown>['lineOf']>();
  const lineOf = (file: string, path: Path) => lines.get(file)?.(path);

  const read = <T>(
    file: string,
    schema: z.ZodType<T>,
    messageIfMissing = MISSING,
  ): YamlReading<T> => {
    const source = files[file];
    if (source !== undefined) {
      const reading = readYaml(file, source, schema);
      lines.set(file, reading.lineOf);
      return reading;
    }
    return noReading([{ file, field: '', message: messageIfMissing }]);
  };
  const readFolder = <T>(folder: string, schema: z.ZodType<T>): FolderRecord<T>[] =>
    Object.keys(files)
      .filter((file) => file.startsWith(`${folder}/`))
      .map((file) => {
        const id = file.slice(folder.length + 1).replace(/\.yaml$/, '');
        const name = idSchema.safeParse(id);
        if (!name.success) {
          const message = `is the name of this file, and ${name.error.issues[0]?.message ?? ''}`;
          problems.push({ file, field: '', found: id, message });
        }
        return { file, id, reading: read(file, schema) };
      });

  const brandFile = read('brand/brand.yaml', brandSchema);
  const facesFile = read(FACES, facesSchema, MISSING_FACES);
  problems.push(...facesFile.problems, ...checkFaces(brandFile.value, facesFile.value));
  const hasSeaFloor = brandFile.value?.seaFloor === 'drawn';
  const isMeasured = !hasSeaFloor || files[SEA_FLOOR] !== undefined;
  const seaFloorFile = hasSeaFloor && isMeasured ? read(SEA_FLOOR, seaFloorSchema) : undefined;
  problems.push(...(seaFloorFile?.problems ?? []));
  if (brandFile.value) {
    problems.push(...checkBrandPictures(brandFile.value, pictures, isMeasured, lineOf));
  }
  const ground = brandFile.value?.colours.dark;
  const marks = MARKS.map((file) => {
    const source = files[file];
    if (source === undefined) return undefined;
    const reading = readMark(file, source, ground);
    problems.push(...reading.problems);
    return reading.value;
  });
  const [mark, smallMark = mark] = marks;
  if (files[MARKS[0]] === undefined) {
    const message = 'is missing: put the mark of the firm there, as an SVG drawing';
    problems.push({ file: MARKS[0], field: '', message });
  }
  const firmFile = read('firm.yaml', firmSchema);
  const servicesFile = read('services.yaml', servicesSchema);
  const valuesFile = read('values.yaml', valuesSchema);
  const wordsFile = read('interface.yaml', wordsSchema);
  const teamFiles = readFolder('team', memberSchema);
  const studyFiles = readFolder('case-studies', caseStudySchema);
  // Without the firm's facts no placeholder can be judged: the mistakes there come first.
  const facts =
    firmFile.value && servicesFile.value && wordsFile.value
      ? knownFacts({
          firm: firmFile.value,
          services: servicesFile.value,
          values: valuesFile.value ?? [],
          team: teamFiles.map(({ id, reading }) => ({ name: '', ...reading.value, id })),
          caseStudies: marksOf(studyFiles),
          words: wordsFile.value,
          showDrafts,
        })
      : undefined;

  const fill = <T>(...args: Parameters<typeof fillTexts<T>>): T | undefined => {
    const { value, problems: found } = fillTexts(...args);
    problems.push(...found);
    return value;
  };
  const fillFolder = <T extends { order: number }>(records: readonly FolderRecord<T>[]) =>
    records
      .flatMap(({ file, id, reading }) => {
        const value = fill(file, reading, facts);
        return value ? [{ ...value, id }] : [];
      })
      .sort((a, b) => a.order - b.order);

  const brand = fill('brand/brand.yaml', brandFile, facts);
  const firm = fill(
    'firm.yaml',
    firmFile,
    { published: {}, drafts: {} },
    { findWrong: findUnfitFacts },
  );
  const pages = fill('pages.yaml', read('pages.yaml', pagesSchema), facts);
  const services = fill('services.yaml', servicesFile, facts);
  const values = fill('values.yaml', valuesFile, facts);
  const words = fill('interface.yaml', wordsFile, facts, { ownNames: ownPlaceholders });
  const team = fillFolder(teamFiles);
  const caseStudies = fillFolder(studyFiles);
  const anchors = {
    [ROUTES.services.path]: services?.filter(isPractice).map(({ id }) => id) ?? [],
  };
  // The longest first: the firm's name may stand in its legal one.
  const boundNames = [
    firm?.legalName,
    firm?.name,
    ...team.map(({ name }) => name),
    ...(firm?.offices ?? []).map(({ label }) => placeName(label)),
  ].filter((name) => name !== undefined);
  const bind = wordBinder(words?.language ?? 'en', boundNames);
  const policy = readPrivacyPolicy(files['privacy-policy.md'], {
    facts,
    anchors,
    ownFiles,
    showDrafts,
    bind,
  });
  problems.push(...policy.problems);
  problems.push(
    ...checkTogether({ firm, pages, services, values, team, caseStudies, words }, pictures, lineOf),
    ...checkAnyPublished('team', marksOf(teamFiles)),
    ...checkAnyPublished('case-studies', marksOf(studyFiles)),
    // Whoever cannot be read may be the one who uses the picture.
    ...(team.length === teamFiles.length ? checkUnusedPictures(team, pictures) : []),
  );

  const shown = <T extends Marks>(records: readonly T[] | undefined, title: keyof T) =>
    records &&
    (showDrafts
      ? markDrafts(records, title, words?.draft ?? '')
      : records.filter((record) => !isDraft(record)));
  const shownServices = shown(services, 'title');
  const texts = {
    pages,
    services: shownServices,
    practices: shownServices?.filter(isPractice),
    values: shown(values, 'title'),
    team: shown(team, 'name'),
    caseStudies: shown(caseStudies, 'title'),
  };
  const parts = {
    brand,
    faces: facesFile.value,
    seaFloor: hasSeaFloor ? seaFloorFile?.value : [],
    mark,
    smallMark,
    privacyPolicy: policy.value,
    firm: firm && { ...firm, offices: shown(firm.offices, 'label') ?? [] },
    words,
    ...mapTexts(texts, (text, path) => (isOnPage(path) ? bind(text) : text)),
  };
  return { parts, problems };
};

const isWhole = (parts: ContentParts): parts is Content =>
  Object.values(parts).every((part) => part !== undefined);

/**
 * @param files - the YAML and Markdown texts
 * @throws ContentError that lists every mistake
 */
export const readContent = (files: ContentFiles, options: ReadOptions): Content => {
  const { parts, problems } = readParts(files, options);
  if (problems.length > 0 || !isWhole(parts)) throw new ContentError(problems);
  return parts;
};
