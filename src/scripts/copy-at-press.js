// Runs before the copy control is painted: what needs a script shows only where one runs. Browsers let
// a page copy at the press alone, so it is done here; the island, whose code may come later, tells how
// it went. Where that code cannot be had, the words beside the button do.
{
  document.documentElement.dataset.scripts = '';
  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Without https, or by the visitor's choice.
      return false;
    }
  };
  const say = (island, words) => {
    island.querySelector('[role=status]').textContent = words;
  };
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target.closest?.('[data-copy]');
      if (!button) return;
      const island = button.closest('astro-island');
      // Kept at the island: React may draw the button anew.
      island.copying = copy(button.dataset.copy);
      if (!island.hasAttribute('ssr')) return;
      button.dataset.pending = '';
      button.setAttribute('aria-busy', 'true');
      say(island, '');
    },
    true,
  );
  document.addEventListener('astro:hydration-error', async ({ target: island }) => {
    if (!island.copying) return;
    const button = island.querySelector('[data-copy]');
    const isCopied = await island.copying;
    delete button.dataset.pending;
    button.removeAttribute('aria-busy');
    say(island, isCopied ? button.dataset.copied : button.dataset.refused);
  });
}
