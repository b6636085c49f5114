/**
 * What the page's frame cannot do with HTML and CSS alone. Inlined into every page: keep it small.
 * Nothing here is needed to read the site or to use the menu.
 */

/** Scrolled further than this, in CSS pixels, the header becomes a bar: from the specification. */
const BAR_THRESHOLD = 50;

const header = document.querySelector<HTMLElement>('[data-site-header]');
const menu = document.querySelector<HTMLElement>('#menu');
const toggle = document.querySelector<HTMLElement>('[popovertarget]');

// The bar: clear up to and including the threshold.
const paintBar = () => header?.toggleAttribute('data-scrolled', scrollY > BAR_THRESHOLD);
addEventListener('scroll', paintBar, { passive: true });
paintBar();

// The menu. Its open state is the popover's own; Escape and the toggle work without this.
const closeMenu = () => menu?.hidePopover();
const tellState = () =>
  toggle?.setAttribute('aria-expanded', String(menu?.matches(':popover-open')));
menu?.addEventListener('toggle', tellState);
tellState();
menu?.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a')) closeMenu();
});
document.addEventListener('focusin', ({ target }) => {
  if (!header?.contains(target as Node)) closeMenu();
});
matchMedia('(width >= 64rem)').addEventListener('change', closeMenu);

// Where a page is entered: links, Back and Forward land at the top or at the fragment, a reload
// keeps its place. The browser restores a place only where the entry says `auto`.
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
history.scrollRestoration = entry?.type === 'reload' ? 'auto' : 'manual';
const land = () => (document.querySelector(':target') ?? document.body).scrollIntoView();
addEventListener('popstate', land);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) land();
});
addEventListener('pagehide', () => {
  history.scrollRestoration = 'manual';
  closeMenu();
});
