/** One picture under two names: copied for another member, and not replaced. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from './problems.ts';
import type { ContentFiles } from './read.ts';
import type { TeamMember } from './schemas.ts';
import { lineOfField } from './yaml-file.ts';

/**
 * @param folder - the content folder
 * @param paths - all that lies in it, by its path below it: what does not is told elsewhere
 */
export const findSamePortraits = async (
  folder: string,
  team: readonly TeamMember[],
  files: ContentFiles,
  paths: ReadonlySet<string>,
): Promise<Problem[]> => {
  const problems: Problem[] = [];
  const seen = new Map<string, { id: string; portrait: string }>();
  for (const { id, portrait, draft } of team) {
    // A draft may be meant to take the place of what is published.
    if (draft || !portrait || !paths.has(`team/${portrait}`)) continue;
    const content = await readFile(join(folder, 'team', portrait));
    const key = createHash('sha256').update(content).digest('hex');
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, { id, portrait });
      continue;
    }
    const file = `team/${id}.yaml`;
    const line = lineOfField(files[file] ?? '', ['portrait']);
    const message = `is the same picture as ${first.portrait} in content/team/${first.id}.yaml: each member has one of their own. Put that in the place of the wrong one, or delete that, and its line`;
    problems.push({ file, line, field: 'portrait', found: portrait, message });
  }
  return problems;
};
