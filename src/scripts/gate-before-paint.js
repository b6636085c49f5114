// Runs before the door is painted. A script runs, so there will be a form; a returning visitor must not
// see it flash; and a form that is sent before the island's script has come must not be lost. The
// island takes over from here. What is said meanwhile is no part of the page without scripts.
{
  const { dataset } = document.documentElement;
  const say = (element) => {
    element.textContent = element.dataset.words;
  };
  dataset.scripts = '';
  try {
    if (localStorage.getItem('case-studies-authenticated') === 'true') {
      dataset.remembered = '';
      const [{ type }] = performance.getEntriesByType('navigation');
      if (type === 'reload') dataset.reloaded = '';
      document.addEventListener('DOMContentLoaded', () => say(document.querySelector('#opening')));
    }
  } catch {
    // Storage is refused: nothing is remembered.
  }
  document.addEventListener('submit', ({ target }) => {
    target.dataset.pending = '';
    say(target.querySelector('[data-words]'));
  });
}
