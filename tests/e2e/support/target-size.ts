import type { Page } from './test.ts';

/** What is smaller than WCAG 2.5.8 asks, or, of the main controls, than a finger needs. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // The header's controls, buttons, fields, and links that look like buttons.
    const isMain = (target: Element) =>
      target.matches('header:first-of-type > *, header nav a, button, input') ||
      getComputedStyle(target).display === 'inline-flex';
    // Links within a sentence are excepted: the line sets their height.
    const isInSentence = (target: Element) => {
      const block = target.closest('p, li, dd');
      return (
        getComputedStyle(target).display === 'inline' &&
        !!block &&
        block.textContent.trim() !== target.textContent.trim()
      );
    };
    const isSmall = (target: Element) => {
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      if (isMain(target)) return height < 44 || (target.matches('button') && width < 44);
      if (width >= 24 && height >= 24) return false;
      // A link may be enlarged by what it generates: then a square around it is its own.
      const [x, y] = [left + width / 2, top + height / 2];
      return ![-11, 11].every((dx) =>
        [-11, 11].every((dy) => target.contains(document.elementFromPoint(x + dx, y + dy))),
      );
    };
    return [...document.querySelectorAll('a[href], button, input')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => !isInSentence(target) && isSmall(target))
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return `${target.localName} “${target.textContent.trim().slice(0, 30)}” ${width} × ${height}`;
      });
  });
