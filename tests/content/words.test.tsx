/** Every word that a visitor reads comes from `content/`: none is left when all of them are others. */
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { mapTexts } from '../../src/content/map-texts.ts';
import { readContent } from '../../src/content/read.ts';
import { files, options } from '../../src/content/test-content.ts';
import { renderPages } from './render-pages.tsx';

/** Names that pages are put together by, not words. */
const NO_WORDS =
  /\.(id|icon|days|opens|closes|timeZone)$|^privacyPolicy\.updated$|^team\.\d+\.portrait$|^privacyPolicy\.tree\..*(?<!\.value)$/;

/** Without one Latin letter, but for the names of what a page fills in. */
const strange = (text: string): string =>
  text.replace(/(\{[^}]*\})|\p{L}/gu, (_, placeholder?: string) => placeholder ?? 'ж');

const content = readContent(files, options);
const others = mapTexts(content, (text, path) =>
  NO_WORDS.test(path.map(String).join('.')) ? text : strange(text),
);
// Days and dates follow the language.
const words = { ...others.words, language: 'uk' };

test.each(renderPages({ ...others, words }))(
  'no word of $page is typed in a component',
  ({ html }) => {
    const root = parse(html, { blockTextElements: { noscript: false } });
    const said = root
      .querySelectorAll('*')
      .flatMap((element) =>
        ['aria-label', 'alt', 'title', 'placeholder'].map(
          (name) => element.getAttribute(name) ?? '',
        ),
      );
    expect([root.structuredText, ...said].join('\n').match(/[A-Za-z]{2,}/g)).toBeNull();
  },
);
