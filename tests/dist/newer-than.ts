/** What of a style sheet or a script the oldest engines that must read the site do not know, by MDN's data. */
import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';
import type { CssNode } from 'css-tree';

const { api, css, javascript } = createRequire(import.meta.url)(
  '@mdn/browser-compat-data',
) as CompatData;

/** The oldest version of each engine: "chrome 109" in package.json. */
export const OLDEST = Object.fromEntries(
  browserslist().map((engine) => engine.split(' ') as [string, string]),
);

const isSince = (version: string, oldest: string): boolean => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  const [oldMajor = 0, oldMinor = 0] = oldest.split('.').map(Number);
  return major < oldMajor || (major === oldMajor && minor <= oldMinor);
};

const knows = ({ version_added, version_removed, flags }: SimpleSupportStatement, oldest: string) =>
  typeof version_added === 'string' &&
  version_added !== 'preview' &&
  !(typeof version_removed === 'string' && isSince(version_removed, oldest)) &&
  !flags &&
  isSince(version_added, oldest);

/** True where an engine on the list lacks it; a prefixed form counts, since the build writes it. */
const isNewer = (feature: Identifier | undefined): boolean => {
  const support = feature?.__compat?.support;
  if (!support) return false;
  return Object.entries(OLDEST).some(([engine, oldest]) => {
    const statement = support[engine as keyof typeof support];
    return !statement || ![statement].flat().some((one) => knows(one, oldest));
  });
};

/** Every type of value with its functions and units, by name. */
const valueFeatures = new Map<string, Identifier>();
const collect = (features: Identifier): void => {
  for (const [name, feature] of Object.entries(features)) {
    if (name === '__compat') continue;
    if (!valueFeatures.has(name)) valueFeatures.set(name, feature as Identifier);
    collect(feature as Identifier);
  }
};
collect(css.types as unknown as Identifier);

export const isNewerProperty = (name: string): boolean => isNewer(css.properties?.[name]);

export const isNewerAtRule = (name: string): boolean => isNewer(css['at-rules']?.[name]);

export const isNewerMediaFeature = (name: string): boolean =>
  isNewer(css['at-rules']?.['media']?.[name]);

/** A pseudo class or element. Inside of the forgiving `:is()` and `:where()` nothing is asked. */
export const isNewerSelector = (name: string): boolean => isNewer(css.selectors?.[name]);

/** A part of a property's value: a function, a unit or a word. */
export const isNewerValue = (property: string, node: CssNode): boolean => {
  if (node.type === 'Function') return isNewer(valueFeatures.get(node.name));
  if (node.type === 'Dimension') return isNewer(valueFeatures.get(node.unit));
  if (node.type === 'Identifier') return isNewer(css.properties?.[property]?.[node.name]);
  return false;
};

/** A function or value that a global object carries, such as `URL.parse`. */
export const isNewerStatic = (owner: string, name: string): boolean =>
  isNewer(api[owner]?.[`${name}_static`]) || isNewer(javascript.builtins?.[owner]?.[name]);
