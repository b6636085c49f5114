/**
 * `client:intent`: the code of an island comes when somebody reaches for it, and not before. Its value,
 * if it has one, is an attribute of the page's root that says that the code is owed at once. What is
 * done before the code is here is kept by the page's own script, which marks it as pending.
 */
import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | string;
  }
}

/** By mouse, pen or finger; by keyboard; and by what screen readers press without any of them. */
const REACHING = ['pointerover', 'focusin', 'keydown', 'click', 'submit'];

const intent: ClientDirective = (load, { value: owed }, island) => {
  let isComing = false;
  const come = async () => {
    if (isComing) return;
    isComing = true;
    const hydrate = await load();
    await hydrate();
  };
  // What could not be had may be had when somebody reaches again.
  island.addEventListener('astro:hydration-error', () => (isComing = false));
  REACHING.forEach((name) => island.addEventListener(name, () => void come()));
  // Before this script ran.
  const isReached = island.matches(':is(:hover, :focus-within)');
  if (isReached || island.querySelector('[data-pending]')) void come();
  if (typeof owed !== 'string') return;
  const root = document.documentElement;
  const comeIfOwed = () => {
    if (root.hasAttribute(owed)) void come();
  };
  comeIfOwed();
  new MutationObserver(comeIfOwed).observe(root, { attributeFilter: [owed] });
};

export default intent;
