/** `npm test`: all that has to be right before the site is published, on a build as it would be. */
import { failClearly } from '../src/lib/fail-clearly.ts';
import { installChromium } from '../tests/run/programs.ts';
import { run } from '../tests/run/run-steps.ts';
import {
  browserTests,
  builtFiles,
  content,
  editedContent,
  formatting,
  lint,
  notices,
  otherBuilds,
  otherEngines,
  secondFirm,
  secondFirmInChromium,
  servers,
  spelling,
  styles,
  theBuild,
  types,
  unitTests,
} from '../tests/run/steps.ts';

const THE_SOURCE = [formatting, lint, styles, spelling, types, content, unitTests];
const THE_BUILDS = [theBuild, otherBuilds, notices];

try {
  installChromium();
} catch (error) {
  failClearly(error);
}

// What stands in one line runs side by side; what stands in one list, in series.
await run([
  [[...THE_BUILDS, builtFiles, secondFirm, editedContent, servers], THE_SOURCE],
  [[otherEngines], [browserTests, secondFirmInChromium]],
]);
