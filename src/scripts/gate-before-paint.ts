/**
 * Runs before the door is painted. A script runs, so there will be a form; a returning visitor must not
 * see it flash; and a form that is sent before the island's script has come must not be lost. Password
 * managers look for the field's name, with which a text browser would send it. Where the island's script
 * cannot be had, there is no place to keep, and no length for it. The island
 * takes over from here: where it has come, it greets by itself. What is said meanwhile is no part of
 * the page without scripts.
 *
 * Where storage is refused, nothing is remembered. A change of storage is another tab that has unlocked.
 * A page that is back from the browser's memory, perhaps for somebody else, shows nothing half-typed.
 */
export const gateBeforePaint = (flagKey: string, flagValue: string): void => {
  const { dataset } = document.documentElement;
  const say = (element: HTMLElement | null) => {
    if (element) element.textContent = element.dataset['words'] ?? '';
  };
  const isRemembered = () => {
    try {
      return localStorage.getItem(flagKey) === flagValue;
    } catch {
      return false;
    }
  };
  const greet = () => {
    if (!isRemembered() || !document.querySelector('astro-island[ssr]')) return;
    dataset['remembered'] = '';
    say(document.querySelector('#opening'));
  };
  dataset['scripts'] = '';
  if (isRemembered()) {
    dataset['remembered'] = '';
    const [{ type } = {}] = performance.getEntriesByType(
      'navigation',
    ) as Partial<PerformanceNavigationTiming>[];
    if (type === 'reload') dataset['reloaded'] = '';
  }
  document.addEventListener('DOMContentLoaded', () => {
    document.querySelector('#password')?.setAttribute('name', 'password');
    greet();
  });
  document.addEventListener('astro:hydration-error', () => delete dataset['reloaded']);
  addEventListener('storage', greet);
  addEventListener('pageshow', ({ persisted }) => {
    const form = persisted && document.querySelector<HTMLFormElement>('astro-island[ssr] form');
    if (!form) return;
    form.reset();
    delete form.dataset['pending'];
    greet();
  });
  document.addEventListener('submit', ({ target }) => {
    const form = target as HTMLFormElement;
    form.dataset['pending'] = '';
    say(form.querySelector('[data-words]'));
  });
};
