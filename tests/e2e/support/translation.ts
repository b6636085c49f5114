import type { Page } from './test.ts';

/**
 * Does to the page what a browser's translation does: every text node is taken out and its words
 * stand in nested font elements instead; new text is treated in the same way as it comes.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const translateNode = (node: Node) => {
      const parent = node.parentElement;
      const words = node.nodeValue ?? '';
      if (!parent || !words.trim() || parent.closest('script, style, font, [translate="no"]'))
        return;
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- the element that translations use
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `«${words.trim()}»`;
      outer.append(inner);
      parent.replaceChild(outer, node);
    };
    const translateAll = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const nodes = [];
      while (texts.nextNode()) nodes.push(texts.currentNode);
      nodes.forEach(translateNode);
    };
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translateNode(target);
        for (const node of addedNodes) {
          if (node.nodeType === Node.TEXT_NODE) translateNode(node);
          else translateAll(node);
        }
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
