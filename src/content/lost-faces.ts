/** Cut faces that are named beside the others and have been deleted: pages would be set in other letters. */
import type { Faces } from './brand-schema.ts';
import type { Problem } from './problems.ts';

/** @param paths - all that lies in the content folder, by its path below it */
export const findLostFaces = (
  { headings, display, text }: Faces,
  paths: ReadonlySet<string>,
): Problem[] => {
  const lost = [...headings, ...display, ...text]
    .map(({ file }) => file)
    .filter((file) => !paths.has(`brand/faces/${file}`));
  if (lost.length === 0) return [];
  const message = `names what does not lie beside it (${lost.join(', ')}): run npm run fonts`;
  return [{ file: 'brand/faces/faces.yaml', field: '', message }];
};
