/** What the two test runners wrote about a run, in one form. */
import { readFile } from 'node:fs/promises';

/** Where they write it. */
export const RESULTS = 'test-results';

export interface TestReport {
  passed: number;
  skipped: number;
  /** Where each failed test stands and what it said, one entry a test. */
  failures: string[];
}

/** The form of Vitest's JSON reporter, as far as it is read. */
export interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

/** The form of Playwright's JSON reporter, as far as it is read. */
export interface PlaywrightReport {
  stats: { expected: number; skipped: number };
  /** What went wrong outside any test. */
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: {
      status: string;
      results: { errors: { message?: string }[] }[];
    }[];
  }[];
}

// eslint-disable-next-line no-control-regex -- terminal colours are control characters
const COLOURS = /\u001b\[[0-9;]*m/g;

const describeFailure = (name: string, messages: readonly string[]) =>
  [name, ...messages.map((message) => message.replaceAll(COLOURS, '').split('\n', 12).join('\n'))]
    .join('\n')
    .replaceAll('\n', '\n    ');

/** A file that broke before its first test counts as one failure. */
export function readVitestReport(report: VitestReport): TestReport {
  const failures = report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed') {
      return [describeFailure(file.name, [file.message])];
    }
    return failed.map(({ fullName, failureMessages }) =>
      describeFailure(`${file.name} › ${fullName}`, failureMessages ?? []),
    );
  });
  return { passed: report.numPassedTests, skipped: report.numPendingTests, failures };
}

/** A test that passed only at a second try counts as failed. */
export function readPlaywrightReport(report: PlaywrightReport): TestReport {
  const readSuite = ({ suites = [], specs }: PlaywrightSuite): string[] => [
    ...suites.flatMap(readSuite),
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) =>
          describeFailure(
            `${file} › ${title}`,
            results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
          ),
        ),
    ),
  ];
  return {
    passed: report.stats.expected,
    skipped: report.stats.skipped,
    failures: [
      ...report.suites.flatMap(readSuite),
      ...report.errors.map(({ message = '' }) => describeFailure('outside any test', [message])),
    ],
  };
}

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(`${RESULTS}/${file}`, 'utf8'));

export const vitestReport = async (file: string): Promise<TestReport> =>
  readVitestReport((await readJson(file)) as VitestReport);

export const playwrightReport = async (file: string): Promise<TestReport> =>
  readPlaywrightReport((await readJson(file)) as PlaywrightReport);
