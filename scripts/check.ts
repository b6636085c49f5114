/** `npm run check`: what can be said about a change in a minute; for the time before a push. */
import { spawnSync } from 'node:child_process';
import { run } from '../tests/run/run-steps.ts';
import {
  content,
  formatting,
  lint,
  spelling,
  styles,
  typesOfScripts,
  unitTests,
  unitTestsOfChanges,
} from '../tests/run/steps.ts';

const git = (...question: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', question, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

// What main does not have yet; of a copy that knows no other, what is not committed.
const since = git('merge-base', 'HEAD', 'origin/main') ?? git('rev-parse', 'HEAD');

await run([
  [
    [content, spelling, formatting, lint, styles],
    [typesOfScripts, since === undefined ? unitTests : unitTestsOfChanges(since)],
  ],
]);
