/** Readers without styles (text browsers, crawlers, previews) have only the markup between two words. */
import type { Page } from './test.ts';

/**
 * Elements that stand on lines of their own without any style, or end a line; also in text browsers that
 * are older than `header`, `section` and the like.
 */
const PARTING =
  'address blockquote br dd div dl dt fieldset form h1 h2 h3 h4 h5 h6 hr li ol p pre table td th tr ul'
    .split(' ')
    .join();

/**
 * Neighbouring words that nothing parts in the markup, though on the screen they do not stand close
 * together.
 */
export const gluedWords = (page: Page): Promise<string[]> =>
  page.evaluate((parting) => {
    const isParted = (a: Text, b: Text): boolean => {
      const between = document.createRange();
      between.setStart(a, a.length);
      between.setEnd(b, 0);
      return between.cloneContents().querySelector(parting) !== null;
    };
    const boxesOf = (node: Text) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    };
    const isClose = (a: Text, b: Text): boolean => {
      const end = boxesOf(a).at(-1);
      const [start] = boxesOf(b);
      if (!end || !start) return false;
      const isOnOneLine = end.bottom > start.top && start.bottom > end.top;
      return isOnOneLine && Math.abs(start.left - end.right) < 1;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data !== '' && !text.parentElement?.closest('script, style')) texts.push(text);
    }
    return texts.flatMap((b, i) => {
      const a = texts[i - 1];
      if (!a || /\s$/.test(a.data) || /^\s/.test(b.data) || isParted(a, b) || isClose(a, b)) {
        return [];
      }
      return [`${a.data.trim()}|${b.data.trim()}`];
    });
  }, PARTING);
