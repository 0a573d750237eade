/**
 * `npm test`: every check, a line each, and `N passed, N failed` as the last line. What
 * failed is shown whole. `--fast` leaves out what needs Java or a browser.
 */
import { parseArgs } from 'node:util';
import { endAtOnce } from '../process/end-at-once.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { startWorld, type World } from '../world/start-world.ts';
import type { Check, CheckResult } from './check.ts';
import { findBrowser } from '../browser/find-browser.ts';
import { playwrightCheck, vitestCheck } from './runner-check.ts';
import { runSideBySide } from './run-side-by-side.ts';
import { staticCheck } from './static-check.ts';

/** TypeScript 7 beside 6, which the linter needs: both bring a `tsc`, so it is named by its path. */
const TSC = '../typescript-7/bin/tsc';
const LAW = ['--config', '.dependency-cruiser.cjs'];
const LAW_FOLDERS = ['core/src', 'functions/src', 'web/src', 'local', 'e2e'];

const FAST_CHECKS: readonly Check[] = [
  staticCheck('format', 'prettier', ['--check', '.']),
  staticCheck('lint', 'eslint', ['.', '--max-warnings', '0']),
  staticCheck('import law', 'depcruise', [...LAW, ...LAW_FOLDERS]),
  staticCheck('types', TSC, ['--build', '--singleThreaded']),
  vitestCheck('unit'),
];

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function runCheck(check: Check, signal: AbortSignal): Promise<CheckResult> {
  const begin = performance.now();
  const result = await check.run(signal).catch((error: unknown): CheckResult => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  const counts = result.failed ? `${result.passed} passed, ${result.failed} FAILED` : 'ok';
  const many = result.failed || result.passed === 1 ? counts : `ok, ${result.passed} tests`;
  console.log(`${check.name}: ${many} (${seconds(begin)})`);
  if (result.failed || result.unsteady?.length) console.log(`${result.output.trimEnd()}\n`);
  return result;
}

/** Raises the test world, as a check of its own: what needs it is pointless without. */
async function raiseWorld(
  signal: AbortSignal,
): Promise<{ result: CheckResult; world: World | null }> {
  let world: World | null = null;
  const check: Check = {
    name: 'build and test world',
    run: async () => {
      world = await startWorld({
        name: 'test',
        env: { CAPTURES_PER_MINUTE: '100000' },
        hasScheduleLoop: false,
        signal,
      });
      return { passed: 1, failed: 0, output: '' };
    },
  };
  const result = await runCheck(check, signal);
  return { result, world };
}

async function runWorldChecks(signal: AbortSignal): Promise<CheckResult[]> {
  const { result, world } = await raiseWorld(signal);
  if (!world) return [result];
  try {
    // The world has built the pages that are measured.
    const size = await runCheck(staticCheck('size', 'tsx', ['web/scripts/size.mjs']), signal);
    const env = { VIBES_STACK: world.stack_file };
    const emulators = await runCheck(vitestCheck('emulators', env), signal);
    const browser: Check = {
      name: 'browser tests',
      run: async () => {
        const path = await findBrowser({ env: process.env, report: console.log });
        return playwrightCheck({ ...env, VIBES_BROWSER: path }).run(signal);
      },
    };
    return [result, size, emulators, await runCheck(browser, signal)];
  } finally {
    await world.stop();
  }
}

function listenForEnd(): AbortSignal {
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => ending.abort(new LocalWorldError('Stopped.')));
  }
  return ending.signal;
}

async function run(): Promise<number> {
  const { values } = parseArgs({ options: { fast: { type: 'boolean', default: false } } });
  const signal = listenForEnd();
  const begin = performance.now();
  const results = await runSideBySide(FAST_CHECKS, { width: 2, signal, run: runCheck });
  if (!values.fast && !signal.aborted) results.push(...(await runWorldChecks(signal)));
  if (signal.aborted) {
    console.log('Stopped.');
    return 130;
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  for (const { failures = [], unsteady = [] } of results) {
    for (const name of unsteady) console.log(`UNSTEADY ${name}`);
    for (const name of failures) console.log(`FAILED ${name}`);
  }
  console.log(`\nAll of it took ${seconds(begin)}.`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof LocalWorldError ? error.message : error);
    endAtOnce();
    process.exit(1);
  },
);
