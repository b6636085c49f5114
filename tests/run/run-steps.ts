/**
 * Runs steps, in series or side by side, and sums what their tests said. (wireit would order them, and
 * could neither sum the tests nor name the failed ones at the end.)
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { TEST_SETTINGS } from '../support/test-settings.ts';
import { RESULTS, type TestReport } from './test-reports.ts';

export interface Step {
  name: string;
  /** Finds the programs of the packages, as in an npm script. */
  command: string;
  environment?: Readonly<Record<string, string>>;
  /** Reads what its tests said; a step without it is one check by itself. */
  report?: () => Promise<TestReport>;
  /** What comes after it makes no sense without it. */
  isNeeded?: boolean;
}

/** Steps one after the other. */
type Lane = readonly Step[];
/** Lanes side by side. Each stage waits for the one before it. */
type Stage = readonly Lane[];

interface Ending {
  succeeded: boolean;
  /** How it ended otherwise: a status, or a signal. */
  how: string;
  /** What it printed, where that was kept back. */
  output: string;
}

const start = async (
  { command, environment }: Step,
  { keepsOutput }: { keepsOutput: boolean },
): Promise<Ending> => {
  const child = spawn(command, {
    shell: true,
    stdio: [
      'ignore',
      ...(keepsOutput ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const)),
    ],
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      ...TEST_SETTINGS,
      ...environment,
    },
  });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => parts.push(part));
  }
  const [status, signal] = (await once(child, 'close')) as [number | null, string | null];
  return {
    succeeded: status === 0,
    how: String(status ?? signal),
    output: Buffer.concat(parts).toString('utf8'),
  };
};

/** What a step adds to the sum. A runner that ended badly may have left no report, or one without a failure. */
const resultOf = async (step: Step, { succeeded, how }: Ending): Promise<TestReport> => {
  const itself: TestReport = { passed: Number(succeeded), skipped: 0, failures: [] };
  const result = (await step.report?.().catch(() => undefined)) ?? itself;
  const isSilent = !succeeded && result.failures.length === 0;
  const failures = isSilent ? [`the command ended with ${how}: ${step.command}`] : result.failures;
  return { ...result, failures: failures.map((failure) => `${step.name}: ${failure}`) };
};

/**
 * Runs all of it. The last lane of a stage shows what it prints at once, any other each step whole.
 *
 * @returns the sum; after a failed step that is needed, its lane and all later stages are left out
 */
const runStages = async (stages: readonly Stage[]): Promise<TestReport> => {
  const total: TestReport = { passed: 0, skipped: 0, failures: [] };
  const leftOut: Step[] = [];
  /** @returns whether what comes after it makes sense */
  const runStep = async (step: Step, keepsOutput: boolean): Promise<boolean> => {
    if (!keepsOutput) console.log(`\n── ${step.name}`);
    const begin = Date.now();
    const ending = await start(step, { keepsOutput });
    const seconds = Math.round((Date.now() - begin) / 1000);
    if (keepsOutput) console.log(`\n── ${step.name}\n${ending.output.trimEnd()}`);
    console.log(`── ${step.name}: ${ending.succeeded ? 'done' : 'failed'} in ${seconds} s`);
    const { passed, skipped, failures } = await resultOf(step, ending);
    total.passed += passed;
    total.skipped += skipped;
    total.failures.push(...failures);
    return ending.succeeded || !step.isNeeded;
  };
  const runLane = async (lane: Lane, keepsOutput: boolean): Promise<boolean> => {
    for (const [index, step] of lane.entries()) {
      if (await runStep(step, keepsOutput)) continue;
      leftOut.push(...lane.slice(index + 1));
      return false;
    }
    return true;
  };
  for (const [index, lanes] of stages.entries()) {
    const ends = await Promise.all(
      lanes.map((lane, place) => runLane(lane, place < lanes.length - 1)),
    );
    if (ends.every(Boolean)) continue;
    leftOut.push(...stages.slice(index + 1).flat(2));
    break;
  }
  if (leftOut.length > 0) {
    const names = leftOut.map(({ name }) => name).join(', ');
    console.log(`\nNot run, for what they need has failed: ${names}`);
  }
  return total;
};

/** Runs all of it, says what failed once more at the end, and lets the command end accordingly. */
export const run = async (stages: readonly Stage[]): Promise<void> => {
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS);
  const { passed, skipped, failures } = await runStages(stages);
  // Nobody finds the one failed test among a thousand lines.
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  const more = skipped > 0 ? `, ${skipped} skipped` : '';
  console.log(`\n${passed} passed, ${failures.length} failed${more}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
};
