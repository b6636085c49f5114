/**
 * Nothing that passes the schemas breaks a page, and what does not pass is told so that it can be
 * mended: tried on content as nobody would write it.
 */
import fc from 'fast-check';
import { parse, type HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { parse as parseYaml, stringify } from 'yaml';
import { mailLink } from '../../src/lib/mail-link.ts';
import { mapTexts } from '../../src/content/map-texts.ts';
import { ContentError, formatProblem, type Problem } from '../../src/content/problems.ts';
import { readContent, type Content, type ContentFiles } from '../../src/content/read.ts';
import { joinPath } from '../../src/content/path.ts';
import { files, pictures } from '../../src/content/test-content.ts';
import { invalidParts } from '../support/html-validity.ts';
import { anyContent, anyOddText } from './arbitrary-content.ts';
import { renderPages } from './render-pages.tsx';

type Outcome =
  { content: Content; problems: [] } | { content?: never; problems: readonly Problem[] };

/** Generated members have no portraits; the brand is not generated. */
const ofBrand = new Set([...pictures].filter((file) => file.startsWith('brand/')));

/** Any error but the one that lists mistakes is thrown on, and fails the test. */
const outcomeOf = (files: ContentFiles, existing: ReadonlySet<string> = ofBrand): Outcome => {
  try {
    return {
      content: readContent(files, { pictures: existing, ownFiles: [], showDrafts: true }),
      problems: [],
    };
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems };
    throw error;
  }
};

/** Every mistake names its file, and says in words what is wrong. */
const expectClear = ({ problems }: Outcome): void => {
  for (const problem of problems) {
    expect(problem.file).toMatch(
      /^(firm|pages|services|values|interface)\.yaml|^privacy-policy\.md|^(brand|team|case-studies)\b/,
    );
    expect(problem.message).toMatch(
      /^(is|are|has|must|needs|holds|stands|does|lies|names|leads|begins|follows|would|points|cannot|defines)\b/,
    );
    expect(formatProblem(problem)).not.toMatch(/\bundefined\b|\[object /);
  }
};

const PATIENCE = { timeout: 300_000 };
/** The first example that fails, not the smallest: looking for that takes minutes. */
const ENDING = { endOnFailure: true };
/** One seed for all that draw whole contents: they draw the same, which are read and rendered once. */
const DRAWING = { ...ENDING, numRuns: 50, seed: Date.now() };

type Drawn = Outcome & { pages: ReturnType<typeof renderPages> };
const drawn = new Map<string, Drawn>();

const drawnBy = (files: ContentFiles): Drawn => {
  const key = JSON.stringify(files);
  const known = drawn.get(key);
  if (known) return known;
  const outcome = outcomeOf(files);
  const it = { ...outcome, pages: outcome.content ? renderPages(outcome.content) : [] };
  drawn.set(key, it);
  return it;
};

/** Checks content that passes: about two of five that are drawn, and never only a few. */
const forAccepted = async (
  check: (content: Content, pages: Drawn['pages']) => Promise<void> | void,
): Promise<void> => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(anyContent, async (files) => {
      const { content, pages } = drawnBy(files);
      if (!content) return;
      accepted++;
      await check(content, pages);
    }),
    DRAWING,
  );
  expect(accepted).toBeGreaterThan(DRAWING.numRuns / 10);
};

/** Not texts for readers: names, dates and the like, and what stands in the head of the page only. */
const NO_TEXT =
  /(^|\.)(samples\.\d+|id|icon|url|country|portraits?|updated|opens|closes|days|timeZone|shortName|languages\.\d+|subject|requestSubject|courtesy|body|securityContactExpires|countryCode|postalCode|general|legal)$|^pages\.[\w-]+\.(title|description)$|^(brand|faces|mark|smallMark|words|privacyPolicy\.tree)\.|Links/;

/**
 * Elements and the names of their attributes, in order: all of a page but its texts, and but the map,
 * where a name that has no room is left out.
 */
const skeleton = (html: string): string[] =>
  parse(html)
    .querySelectorAll('*')
    .filter((element) => !element.closest('div[aria-hidden]'))
    .map(({ tagName, attributes }) => `${tagName} ${Object.keys(attributes).join(' ')}`);

/** What no Markdown of the policy may bring about. (Its own pictures are the head's.) */
const FORBIDDEN = ['script', 'style', 'iframe', 'form', 'img[alt]:not([alt=""])']
  .map((element) => `main ${element}`)
  .join(', ');

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

const linksOf = (root: HTMLElement) =>
  root.querySelectorAll('a[href]').map((link) => ({
    href: decodeURI(link.getAttribute('href') ?? ''),
    words: flat(link.text),
  }));

describe('content that passes', PATIENCE, () => {
  test('is valid HTML on every page, with each id once', async () => {
    await forAccepted(async (_, pages) => {
      for (const { page, html } of pages) {
        const document = `<!doctype html>\n<html lang="en"><head><title>${page}</title></head>${html}</html>\n`;
        expect(await invalidParts(document), page).toEqual([]);
      }
    });
  });

  test('no text becomes markup', async () => {
    await forAccepted((content, pages) => {
      const plain = mapTexts(content, (text, path) =>
        NO_TEXT.test(joinPath(path)) ? text : 'Plain words',
      );
      const expected = renderPages(plain);
      for (const [i, { page, html }] of pages.entries()) {
        // The policy is Markdown, which is meant to become markup, though no more than that.
        if (page === 'privacy-policy') {
          expect(parse(html).querySelectorAll(FORBIDDEN)).toEqual([]);
          expect(skeleton(html).filter((element) => / on\w/.test(element))).toEqual([]);
          expect(linksOf(parse(html)).filter(({ href }) => /^\w*script:/i.test(href))).toEqual([]);
        } else {
          expect(skeleton(html), page).toEqual(skeleton(expected[i]?.html ?? ''));
        }
      }
    });
  });

  test('every text is on a page, letter for letter', async () => {
    await forAccepted((content, all) => {
      const shown = all.map(({ html }) => flat(parse(html).text));
      const { caseStudies, firm, pages, services, team, values } = content;
      mapTexts({ caseStudies, firm, pages, services, team, values }, (text, path) => {
        const field = joinPath(path);
        if (NO_TEXT.test(field)) return text;
        expect(
          shown.some((page) => page.includes(flat(text))),
          `${field}: ${text}`,
        ).toBe(true);
        return text;
      });
    });
  });

  test('the firm’s facts stand in the policy as they are written, and its links lead there', async () => {
    await forAccepted(({ firm: { email, outwardLinks, legalName } }, pages) => {
      const { html = '' } = pages.find(({ page }) => page === 'privacy-policy') ?? {};
      const main = parse(html).querySelector('main');
      if (!main) throw new Error('no main');
      expect(flat(main.text)).toContain(`By ${flat(legalName)}`);
      expect(linksOf(main)).toEqual(
        expect.arrayContaining([
          { href: decodeURI(mailLink(email.legal)), words: email.legal },
          {
            href: decodeURI(outwardLinks.hostingProvider.url),
            words: flat(outwardLinks.hostingProvider.name),
          },
        ]),
      );
    });
  });
});

describe('content that does not pass', PATIENCE, () => {
  test('is told with file and remedy, whatever it is', () => {
    fc.assert(
      fc.property(anyContent, (files) => expectClear(drawnBy(files))),
      DRAWING,
    );
  });

  const aFile = fc.constantFrom(...Object.keys(files));

  test('a line in which anything was typed is told, or shown as it stands', () => {
    const change = fc.record({
      file: aFile,
      place: fc.nat(),
      typed: anyOddText,
      isWhole: fc.boolean(),
    });
    fc.assert(
      fc.property(change, ({ file, place, typed, isWhole }) => {
        const lines = (files[file] ?? '').split('\n');
        const index = place % lines.length;
        const [, start = ''] = /^(\s*(?:- )?(?:\w+: )?)/.exec(lines[index] ?? '') ?? [];
        lines[index] = isWhole ? typed : start + typed;
        expectClear(outcomeOf({ ...files, [file]: lines.join('\n') }, pictures));
      }),
      { ...ENDING, numRuns: 200 },
    );
  });

  test('a value of any other kind is told, or shown as it stands', () => {
    const yamlFiles = Object.keys(files).filter((file) => file.endsWith('.yaml'));
    const change = fc.record({
      file: fc.constantFrom(...yamlFiles),
      place: fc.nat(),
      value: fc.jsonValue(),
    });
    fc.assert(
      fc.property(change, ({ file, place, value }) => {
        const record = parseYaml(files[file] ?? '') as object;
        const places: (readonly [Record<string, unknown>, string])[] = [];
        JSON.stringify(record, function (this: Record<string, unknown>, key, inner: unknown) {
          if (key !== '') places.push([this, key]);
          return inner;
        });
        const [parent, key] = places[place % places.length] ?? [{}, ''];
        parent[key] = value;
        expectClear(outcomeOf({ ...files, [file]: stringify(record) }, pictures));
      }),
      { ...ENDING, numRuns: 200 },
    );
  });
});
