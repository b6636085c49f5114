import { describe, expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './test-reports.ts';

describe('a report of Vitest', () => {
  const file = (
    status: string,
    message: string,
    ...assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  ) => ({ name: 'a.test.ts', status, message, assertionResults });

  test('names each failed test with what it said, without colours', () => {
    const report = readVitestReport({
      numPassedTests: 1,
      numPendingTests: 2,
      testResults: [
        file(
          'failed',
          '',
          { fullName: 'adds', status: 'passed', failureMessages: null },
          {
            fullName: 'divides',
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\nat line 3'],
          },
        ),
      ],
    });
    expect(report).toEqual({
      passed: 1,
      skipped: 2,
      failures: ['a.test.ts › divides\n    expected 1 to be 2\n    at line 3'],
    });
  });

  test('counts a file that broke before its first test', () => {
    const report = readVitestReport({
      numPassedTests: 0,
      numPendingTests: 0,
      testResults: [file('failed', 'no such module')],
    });
    expect(report.failures).toEqual(['a.test.ts\n    no such module']);
  });
});

describe('a report of Playwright', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const report = {
    stats: { expected: 1, skipped: 0 },
    errors: [],
    suites: [
      {
        specs: [spec('opens', 'expected'), spec('closes', 'flaky', 'only at a second try')],
        suites: [{ specs: [spec('fits', 'unexpected', 'it does not fit')] }],
      },
    ],
  };

  test('names failed tests of every depth; one that needed a second try has failed', () => {
    expect(readPlaywrightReport(report)).toEqual({
      passed: 1,
      skipped: 0,
      failures: [
        'a.spec.ts › fits\n    it does not fit',
        'a.spec.ts › closes\n    only at a second try',
      ],
    });
  });

  test('counts what went wrong outside any test', () => {
    const broken = { ...report, suites: [], errors: [{ message: 'the server did not start' }] };
    expect(readPlaywrightReport(broken).failures).toEqual([
      'outside any test\n    the server did not start',
    ]);
  });
});
