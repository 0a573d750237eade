import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runFiles } from './run-files.ts';
import { ROOT } from '../world/world-paths.ts';
import type { Check, CheckResult } from './check.ts';
import { openDeepRecord } from './deep-record.ts';
import { MAIL_SERVERS } from './mail-servers-check.ts';
import { runCheck } from './run-check.ts';
import { testCheck } from './test-checks.ts';

/** How a test says that other runs do less of it. */
const IS_SIZED = /\b(?:deepOr|triedCases)[(<]/;
const PLACES = ['core', 'functions', 'web', 'local', 'e2e'];

/** The tests of which other runs do a part, beside the rounds and tables of the project `deep`: paths from the root. */
export async function deepFiles(): Promise<string[]> {
  const listed = await Promise.all(
    PLACES.map(async (place) =>
      (await readdir(join(ROOT, place), { recursive: true }))
        .filter((path) => /\.(test|spec)\.ts$/.test(path) && !path.includes('node_modules'))
        .map((path) => `${place}/${path}`),
    ),
  );
  const tests = listed.flat().toSorted();
  const isSized = await Promise.all(
    tests.map(async (path) => IS_SIZED.test(await readFile(join(ROOT, path), 'utf8'))),
  );
  return tests.filter((_, at) => isSized[at]);
}

/**
 * `npm run test:deep`: all that is exhaustive. Every round of the seeded properties, the growth of
 * work with its input, full tables, large sizes, all four looks of a screen, real mail servers. It
 * may be cut off: begun again on the same code, it goes on with what has not passed.
 */
export async function runDeep(signal: AbortSignal): Promise<CheckResult[]> {
  process.env['VIBES_DEEP'] = '1';
  const record = await openDeepRecord();
  const results: CheckResult[] = [];
  const once = async (name: string, run: () => Promise<CheckResult[]>) => {
    if (signal.aborted) return;
    const before = record.passed(name);
    if (before !== null) {
      console.log(`${name}: passed before on this code`);
      results.push({ passed: before, failed: 0, output: '' });
      return;
    }
    const found = await run();
    results.push(...found);
    const passed = found.reduce((sum, result) => sum + result.passed, 0);
    const isPassed = passed > 0 && found.every(({ failed }) => failed === 0);
    if (isPassed) await record.keep(name, passed);
  };
  const check = (one: Check) => once(one.name, async () => [await runCheck(one, signal)]);
  await check(testCheck('deep', { isLive: true }));
  await check(MAIL_SERVERS);
  for (const file of await deepFiles()) await once(file, () => runFiles([file], signal));
  return results;
}
