/** What synchronising programs, editors and systems make of a name when they make a second file. */
const COPIES = [
  / ?\(\d+\)(?=\.)/,
  / (?:-|–) (?:Copy|Kopie|copia|copie)(?: ?\(\d+\))?(?=\.)/i,
  / (?:copy|kopie|copia)(?: \d+)?(?=\.)/i,
  / ?\([^()]*(?:conflict|Konflikt|conflicto|conflit)[^()]*\)(?=\.|$)/i,
  /\.sync-conflict-[\w-]+(?=\.)/,
  / \d+(?=\.)/,
  /(?:\.(?:bak|old|orig|rej|tmp|swp|swo|save)|~)$/i,
  /^[.#]+(?=[^/]*\.(?:yaml|md)(?:\.sw[op]|#)?$)/,
];

/** The name that a file had if a program made this one of it; cameras count in the same way. */
export const originalOf = (name: string): string | undefined => {
  const pattern = COPIES.find((it) => it.test(name));
  return pattern && name.replace(pattern, '').replace(/\.sw[op]$|#$/, '');
};
