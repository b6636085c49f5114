import type { CopyIsland } from '#lib/copy-island.ts';

/**
 * Runs before the copy control is painted: what needs a script shows only where one runs. Browsers let
 * a page copy at the press alone, so it is done here, and may be refused: without https, or by the
 * visitor's choice. The island, whose code may come later, tells how it went. Where that code cannot be
 * had, the words beside the button do.
 */
export const copyAtPress = (): void => {
  document.documentElement.dataset['scripts'] = '';
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  };
  const say = (island: Element, words = '') => {
    const status = island.querySelector('[data-copy] + p');
    if (status) status.textContent = words;
  };
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const button = target.closest<HTMLElement>('[data-copy]');
      const island = button?.closest<CopyIsland>('astro-island');
      if (!button || !island) return;
      island.copying = copy(button.dataset['copy'] ?? '');
      if (!island.hasAttribute('ssr')) return;
      button.dataset['pending'] = '';
      button.setAttribute('aria-busy', 'true');
      say(island);
    },
    true,
  );
  document.addEventListener('astro:hydration-error', ({ target }) => {
    const island = target as CopyIsland;
    const button = island.querySelector<HTMLElement>('[data-copy]');
    if (!button) return;
    void island.copying?.then((isCopied) => {
      delete button.dataset['pending'];
      button.removeAttribute('aria-busy');
      say(island, button.dataset[isCopied ? 'copied' : 'refused']);
    });
  });
};
