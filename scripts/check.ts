/** `npm run check`: what can be said about a change in a minute; for the time before a push. */
import { run } from '../tests/run/run-steps.ts';
import {
  content,
  formatting,
  lint,
  spelling,
  styles,
  typesOfScripts,
  unitTests,
} from '../tests/run/steps.ts';

await run([[[content, spelling, formatting, lint, styles, typesOfScripts], [unitTests]]]);
