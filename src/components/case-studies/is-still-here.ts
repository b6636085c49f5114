/**
 * Whether the visitor has gone nowhere else in the page meanwhile: an answer that comes late takes
 * neither the focus nor the page away from what somebody has reached for. The phone menu counts, too:
 * in Safari a button that is pressed has no focus.
 */
export const isStillHere = (): boolean => {
  const { activeElement, body } = document;
  // A forgiving list does not throw where the state is unknown.
  if (document.querySelector(':is(:popover-open)')) return false;
  return !activeElement || activeElement === body || activeElement.closest('astro-island') !== null;
};
