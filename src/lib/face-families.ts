/** How the brand's faces are named on the pages, and which of their files a page asks for at once. */

/** The parts that `npm run fonts` has cut each face into. */
interface Part {
  part: string;
}

export type FaceName = 'headings' | 'display' | 'text';
type FaceParts = Readonly<Record<FaceName, readonly Part[]>>;

const NAMES: readonly FaceName[] = ['headings', 'display', 'text'];

export const isCore = ({ part }: Part): boolean => part === 'core';

/** What every page needs of a face, fetched at once. */
export const coreFamily = (name: FaceName) => `--face-${name}` as const;
/** All other letters, in files of which a browser fetches those that a page shows. */
export const moreFamily = (name: FaceName) => `--face-${name}-more` as const;

interface Family {
  variable: ReturnType<typeof coreFamily> | ReturnType<typeof moreFamily>;
  isPreloaded: boolean;
}

/** The families that a brand has: not every face has a cut for large sizes, or further letters. */
export const familiesOf = (faces: FaceParts): Family[] =>
  NAMES.flatMap((name) => [
    ...(faces[name].some(isCore) ? [{ variable: coreFamily(name), isPreloaded: true }] : []),
    ...(faces[name].every(isCore) ? [] : [{ variable: moreFamily(name), isPreloaded: false }]),
  ]);

/** For `tokens.css`: each face as one list of families, what its name is followed by what it falls back to. */
export const facesCss = (faces: FaceParts): string => {
  // The further letters come first: the core's fallback would take them.
  const stack = (name: FaceName) =>
    familiesOf({ headings: [], display: [], text: [], [name]: faces[name] })
      .map(({ variable }) => `var(${variable})`)
      .reverse()
      .join(',');
  const display = stack('display') || stack('headings');
  return (
    '@layer tokens{:root{' +
    `--brand-headings:${stack('headings')};--brand-display:${display};--brand-text:${stack('text')}}}`
  );
};
