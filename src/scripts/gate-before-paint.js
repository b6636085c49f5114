// Runs before the door is painted: a returning visitor must not see it flash, and a form that is
// sent before the island's script has come must not be lost. The island takes over from both.
try {
  if (localStorage.getItem('case-studies-authenticated') === 'true') {
    document.documentElement.dataset.remembered = '';
  }
} catch {
  // Storage is refused: nothing is remembered.
}
document.addEventListener('submit', ({ target }) => {
  target.dataset.pending = '';
});
