// Runs before the door is painted. A script runs, so there will be a form; a returning visitor must not
// see it flash; and a form that is sent before the island's script has come must not be lost. The
// island takes over from here. What is said meanwhile is no part of the page without scripts.
{
  const { dataset } = document.documentElement;
  const find = (selector) => document.querySelector(selector);
  const say = (element) => {
    element.textContent = element.dataset.words;
  };
  const isRemembered = () => {
    try {
      return localStorage.getItem('case-studies-authenticated') === 'true';
    } catch {
      // Storage is refused: nothing is remembered.
      return false;
    }
  };
  const greet = () => {
    // By now the island may see to it itself.
    if (!isRemembered() || !find('astro-island[ssr]')) return;
    dataset.remembered = '';
    say(find('#opening'));
  };
  dataset.scripts = '';
  if (isRemembered()) {
    dataset.remembered = '';
    const [{ type } = {}] = performance.getEntriesByType('navigation');
    if (type === 'reload') dataset.reloaded = '';
    document.addEventListener('DOMContentLoaded', greet);
  }
  // Another tab has unlocked.
  addEventListener('storage', greet);
  // Back from the browser's memory, perhaps for somebody else: nothing half-typed stays.
  addEventListener('pageshow', ({ persisted }) => {
    const form = persisted && find('astro-island[ssr] form');
    if (!form) return;
    form.reset();
    delete form.dataset.pending;
    greet();
  });
  document.addEventListener('submit', ({ target }) => {
    target.dataset.pending = '';
    say(target.querySelector('[data-words]'));
  });
}
