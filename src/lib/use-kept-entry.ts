import { useLayoutEffect, useState } from 'react';

const controlsOf = (island: Element | null) => [
  ...(island?.querySelectorAll<HTMLElement>('a, button, input') ?? []),
];

/** By what a control of the site's own is known: extensions put others before and between them. */
const nameOf = (control: Element) =>
  ['id', 'data-copy', 'href', 'type'].map((name) => control.getAttribute(name)).find(Boolean);

/** What a visitor has done on an island before its code came; nothing where the build draws it. */
const readEntry = () => {
  if (typeof document === 'undefined') return [];
  return controlsOf(document.querySelector('astro-island')).map((control) => ({
    control,
    hasFocus: control === document.activeElement,
  }));
};

/**
 * React keeps the elements that are on the page; but where a translator or a host has changed their
 * words, it draws them anew. Then the focus, what was typed and what was pressed move over. For the one
 * island of a page.
 */
export const useKeptEntry = (): void => {
  // Read while React prepares its own elements: the page's are still there.
  const [entry] = useState(readEntry);
  useLayoutEffect(() => {
    const drawn = controlsOf(document.querySelector('astro-island'));
    for (const { control, hasFocus } of entry) {
      const next = drawn.find((it) => nameOf(it) === nameOf(control));
      if (!next || next === control) continue;
      const [old, now] = [control, next].map((it) => it.closest('form') ?? it);
      if (old?.dataset.pending !== undefined && now) now.dataset.pending = '';
      if (control instanceof HTMLInputElement && next instanceof HTMLInputElement)
        next.value = control.value;
      if (hasFocus) next.focus({ preventScroll: true });
    }
    // Only on arrival.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
};
