/**
 * What the page's frame cannot do with HTML and CSS alone. Inlined into every page, and counted in
 * bytes by a test: keep it small, which is why the window's own handlers are set instead of listeners
 * added. Nothing here is needed to read the site or to use the menu.
 */

/** Scrolled further than this, in CSS pixels, the header becomes a bar: from the specification. */
const BAR_THRESHOLD = 50;

// Every page has these three: see components/site/SiteHeader.tsx. The header is known by a mark of its
// own, for extensions and hosts put theirs into pages.
const header = document.querySelector('[data-site-header]') as HTMLElement;
const toggle = header.querySelector('button') as HTMLElement;
const menu = header.querySelector('nav') as HTMLElement;

// The bar: clear up to and including the threshold. Once this is said, the header follows the page.
const paintBar = (window.onscroll = () => {
  // The browser makes the words true and false of it.
  header.dataset['scrolled'] = (scrollY > BAR_THRESHOLD) as unknown as string;
});
paintBar();

// The menu. Its open state is the popover's own; Escape and the toggle work without this. Browsers
// older than popovers show the links on the page and have nothing to open or close.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- they lack the function
const closeMenu = () => menu.hidePopover?.();
const tellState = (menu.ontoggle = () => {
  // A forgiving list does not throw where the state is unknown.
  toggle.ariaExpanded = `${menu.matches(':is(:popover-open)')}`;
});
tellState();
menu.onclick = (event) => {
  // A link that opens in another tab leaves this page as it is.
  if (!(event.ctrlKey || event.metaKey || event.shiftKey)) closeMenu();
};
document.addEventListener('focusin', (event) => {
  if (!header.contains(event.target as Node)) closeMenu();
});
matchMedia('(width>=64rem)').onchange = closeMenu;

// A transition between pages that is cut short is no fault: WebKit would report it as one.
window.onpagereveal = window.onpageswap = (event: PageRevealEvent) =>
  event.viewTransition?.ready.catch(() => {});

// Where a page is entered: links, Back and Forward land at the top or at the fragment, a reload
// keeps its place. The browser restores a place only where the entry says `auto`, and Firefox keeps
// one only where it says so when the page is left. Within a page, a fragment that names nothing leads
// nowhere.
const land = (within?: PopStateEvent) => {
  const hash = location.hash;
  let place = within && hash ? null : document.body;
  try {
    place = document.getElementById(decodeURIComponent(hash.slice(1))) ?? place;
  } catch {
    // A fragment that no encoder wrote names nothing.
  }
  place?.scrollIntoView();
};
// Some tools that guard against being recognised keep the entry back.
const [{ type } = {}] = performance.getEntriesByType(
  'navigation',
) as Partial<PerformanceNavigationTiming>[];
const keepPlace = (isKept?: boolean) => {
  history.scrollRestoration = isKept ? 'auto' : 'manual';
};
keepPlace(type === 'reload');
if (type === 'back_forward') land();
window.onpopstate = land;
window.onpageshow = (event) => {
  if (event.persisted) {
    keepPlace();
    land();
    // By then the browser has restored the place of a reload: the entry is as all others again.
  } else setTimeout(keepPlace);
};
window.onpagehide = () => {
  keepPlace(true);
  closeMenu();
};
