/**
 * ENG-01 The oldest engines that must read the site stand in package.json (`browserslist`). What they
 * do not know may only add to a style that they know: a selector of which they know nothing takes its
 * whole list with it, and a value that they do not know takes its declaration.
 */
import { find, generate, parse, walk, type CssNode, type Declaration, type Rule } from 'css-tree';
import { describe, expect, test } from 'vitest';
import {
  isNewerAtRule,
  isNewerMediaFeature,
  isNewerProperty,
  isNewerSelector,
  isNewerStatic,
  isNewerValue,
  OLDEST,
} from './newer-than.ts';
import { builtPages, files, readDist } from './site.ts';

/** Newer, and nothing is lost without it. */
const ORNAMENTS: Readonly<Record<string, string>> = {
  'text-wrap': 'lines of equal length',
  'hanging-punctuation': 'quotes and stops that stand out of the edge of a text',
  'text-size-adjust': 'phones that enlarge text in columns',
  '-webkit-tap-highlight-color': 'the flash of a tapped link',
  'forced-color-adjust': 'the colours of the map where colours are forced',
  'break-after': 'headings that stay with their text on paper',
  '@page': 'the margins of the paper',
  'prefers-reduced-data': 'fewer pictures for those who save data',
  'prefers-reduced-transparency': 'a bar that nothing shows through for those who ask for it',
  'view-transition-name': 'the fading of headings from page to page',
  '@view-transition': 'the fading of headings from page to page',
};

const used = new Set<string>();
const isOrnament = (name: string): boolean => {
  if (name in ORNAMENTS) used.add(name);
  return name in ORNAMENTS;
};

/** The selector's own newer parts, without those in a forgiving list. */
const newerSelectors = (selector: CssNode): string[] => {
  const found: string[] = [];
  walk(selector, function (node) {
    if (node.type !== 'PseudoClassSelector' && node.type !== 'PseudoElementSelector')
      return undefined;
    if (isNewerSelector(node.name)) found.push(node.name);
    return node.name === 'is' || node.name === 'where' ? this.skip : undefined;
  });
  return found;
};

const selectorFaults = (rule: Rule): string[] => {
  if (rule.prelude.type !== 'SelectorList') return [];
  const selectors = rule.prelude.children.toArray();
  const newer = selectors.filter((selector) => newerSelectors(selector).length > 0);
  return newer.length > 0 && newer.length < selectors.length
    ? [`a list that older engines drop whole: ${generate(rule.prelude)}`]
    : [];
};

const isNewerDeclaration = ({ property, value }: Declaration): boolean =>
  isNewerProperty(property) || find(value, (node) => isNewerValue(property, node)) !== null;

/** A newer declaration is right where the same rule says the same in older words before. */
const declarationFaults = (rule: Rule): string[] => {
  const known = new Set<string>();
  return rule.block.children.toArray().flatMap((node) => {
    if (node.type !== 'Declaration') return [];
    if (!isNewerDeclaration(node)) {
      known.add(node.property);
      return [];
    }
    return known.has(node.property) || isOrnament(node.property)
      ? []
      : [`no older words before: ${generate(rule.prelude)} { ${generate(node)} }`];
  });
};

/** What older engines miss in a style sheet. Within `@supports` the site has asked them first. */
const faultsOf = (css: string): string[] => {
  const faults: string[] = [];
  walk(parse(css, { parseCustomProperty: true }), function (node) {
    if (node.type === 'Atrule') {
      if (node.name === 'supports') return this.skip;
      if (isNewerAtRule(node.name)) {
        if (!isOrnament(`@${node.name}`)) faults.push(`an unknown rule: @${node.name}`);
        return this.skip;
      }
    }
    if (node.type === 'Feature' && isNewerMediaFeature(node.name) && !isOrnament(node.name)) {
      faults.push(`an unknown question: ${generate(node)}`);
    }
    if (node.type === 'Rule') faults.push(...selectorFaults(node), ...declarationFaults(node));
    return undefined;
  });
  return faults;
};

test('ENG-01 the oldest engines are stated, and newer things are told from older ones', () => {
  expect(Object.keys(OLDEST).sort()).toEqual(['chrome', 'edge', 'firefox', 'safari']);
  expect(faultsOf('.a:popover-open, .a[open] { color: red }')).toHaveLength(1);
  expect(faultsOf('.a:is(:popover-open, [open]) { color: red }')).toEqual([]);
  expect(faultsOf('.a:popover-open { color: red }')).toEqual([]);
  expect(faultsOf('.a:has(b), .a > c { color: red }')).toHaveLength(1);
  expect(faultsOf('.a { color: color-mix(in srgb, red, blue) }')).toHaveLength(1);
  expect(faultsOf('.a { --line: color-mix(in srgb, red, blue) }')).toHaveLength(1);
  expect(faultsOf('.a { color: red; color: color-mix(in srgb, red, blue) }')).toEqual([]);
  expect(faultsOf('@media (scripting: none) { .a { color: red } }')).toHaveLength(1);
  expect(faultsOf('@media (width >= 64rem) { .a { color: red } }')).toEqual([]);
  expect(faultsOf('@scope (.a) { b { color: red } }')).toHaveLength(1);
  expect(faultsOf('@supports selector(:popover-open) { .a, .b:popover-open { top: 0 } }')).toEqual(
    [],
  );
});

describe.each(builtPages)('$file', ({ root }) => {
  test('ENG-01 no style of an older engine depends on what it does not know', () => {
    const css = root.querySelectorAll('style').map(({ text }) => text);
    expect(css.length).toBeGreaterThan(0);
    expect(faultsOf(css.join('\n'))).toEqual([]);
  });
});

/** Of the functions that scripts call, those that global objects carry can be told by their names. */
const newerCalls = (script: string): string[] =>
  [...script.matchAll(/(?<![\w$.])([A-Z]\w*)\.(\w+)/g)]
    .filter(([, owner = '', name = '']) => isNewerStatic(owner, name))
    .map(([call]) => call);

test('ENG-01 newer functions are told from older ones', () => {
  expect(newerCalls('URL.parse(a)??Promise.try(b)')).toEqual(['URL.parse', 'Promise.try']);
  expect(newerCalls('AbortSignal.timeout(9),Object.hasOwn(a,b),x.URL.parse(a)')).toEqual([]);
});

test('ENG-01 no script calls what an older engine does not know', () => {
  const inPages = builtPages.flatMap(({ file, root }) =>
    root.querySelectorAll('script').map(({ text }) => [file, text] as const),
  );
  const scripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readDist(file).toString('utf8')] as const);
  expect(scripts.length).toBeGreaterThan(0);
  const faults = [...inPages, ...scripts].flatMap(([file, script]) =>
    newerCalls(script).map((call) => `${file}: ${call}`),
  );
  expect(faults).toEqual([]);
});

test('ENG-01 every exception is in use', () => {
  expect([...used].sort()).toEqual(Object.keys(ORNAMENTS).sort());
});
