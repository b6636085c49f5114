/** What has to be right before the site is published, step by step. */
import type { Step } from './run-steps.ts';
import { playwrightReport, RESULTS, vitestReport } from './test-reports.ts';

/** Caches lie where a fresh installation takes them away. */
const CACHE = 'node_modules/.cache';

const vitest = (project: string): Pick<Step, 'command' | 'report'> => {
  const file = `${project}.json`;
  return {
    command: `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${RESULTS}/${file}`,
    report: () => vitestReport(file),
  };
};

export const formatting: Step = {
  name: 'formatting',
  command: 'prettier --check --cache --cache-strategy content --log-level warn .',
};
/** Of its cache only what the types of another file say can grow old: CI begins without one. */
export const lint: Step = {
  name: 'lint',
  command: `eslint --cache --cache-strategy content --cache-location ${CACHE}/eslint/ .`,
};
export const styles: Step = {
  name: 'styles',
  command: `stylelint --cache --cache-strategy content --cache-location ${CACHE}/stylelint/ "src/**/*.css"`,
};
export const spelling: Step = {
  name: 'spelling (a right word that is not known goes into content/spelling.txt)',
  command: `cspell --no-progress --cache --cache-strategy content --cache-location ${CACHE}/cspell`,
};
export const types: Step = { name: 'types', command: 'node scripts/check-types.ts' };
/** Without the .astro files, which hold next to nothing: in a third of the time. */
export const typesOfScripts: Step = {
  name: 'types',
  command: ['src/islands', 'hosting', '.']
    .map(
      (project) =>
        `tsc -p ${project} --incremental --tsBuildInfoFile ${CACHE}/types/${project}.tsbuildinfo`,
    )
    .join(' && '),
};
export const content: Step = { name: 'content', command: 'node scripts/check-content.ts' };
export const unitTests: Step = { name: 'unit tests', ...vitest('unit') };
/**
 * Of the unit tests those whose imports have changed; without those that try random and edited content,
 * which take as long as all others together.
 *
 * @param since - a commit
 */
export const unitTestsOfChanges = (since: string): Step => {
  const all = vitest('unit');
  const apart = ['any-content', 'ordinary-edits'].map(
    (name) => `--exclude tests/content/${name}.test.ts`,
  );
  return {
    ...all,
    name: 'unit tests of what has changed',
    command: [all.command, `--changed ${since}`, ...apart].join(' '),
  };
};

/** As it would be published. */
export const theBuild: Step = { name: 'build', command: 'node scripts/build.ts', isNeeded: true };
/** At the other strength of the gate, with a host for pictures and the forms, with other content. */
export const otherBuilds: Step = {
  name: 'builds with other settings and other content',
  command: 'node tests/support/build-projects.ts',
  isNeeded: true,
};

/** The licences of what is published, by what the scripts are really made of. */
export const notices: Step = { name: 'notices', command: 'node tools/notices.ts --check' };

export const builtFiles: Step = { name: 'tests of the built files', ...vitest('dist') };
export const secondFirm: Step = { name: 'tests of a second firm', ...vitest('second-firm') };
export const editedContent: Step = { name: 'tests of edited content', ...vitest('edited') };
export const servers: Step = { name: 'tests of the servers', ...vitest('server') };
export const otherEngines: Step = {
  name: 'journeys in Firefox and WebKitGTK',
  ...vitest('engines'),
};
/** What tells most of a firm's content. */
const SECOND_FIRM_SPECS = 'routes outline home team contact';
export const secondFirmInChromium: Step = {
  name: 'a second firm in Chromium',
  command: `playwright test ${SECOND_FIRM_SPECS}`,
  environment: { TESTED_PROJECT: 'test-builds/second-firm' },
  report: () => playwrightReport('browser-second-firm.json'),
};
export const browserTests: Step = {
  name: 'browser tests',
  command: 'playwright test',
  report: () => playwrightReport('browser.json'),
};
