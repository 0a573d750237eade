import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../world/world-paths.ts';
import type { CheckResult } from './check.ts';
import { runCheck } from './run-check.ts';
import { runFiles } from './run-files.ts';
import { testCheck } from './test-checks.ts';

/** The tests with a size by `soakOr`: paths from the root. */
export async function soakFiles(): Promise<string[]> {
  const found = await readdir(join(ROOT, 'e2e'), { recursive: true });
  const tests = found.filter((path) => /\.(test|spec)\.ts$/.test(path));
  const sized = await Promise.all(
    tests.map(async (path) =>
      (await readFile(join(ROOT, 'e2e', path), 'utf8')).includes('= soakOr('),
    ),
  );
  return tests.filter((_, place) => sized[place]).map((path) => `e2e/${path}`);
}

/**
 * The long tests: all rounds of the seeded properties, the growth of work with its input, and the
 * full sizes of tests that other runs do in a smaller size.
 */
export async function runSoak(signal: AbortSignal): Promise<CheckResult[]> {
  process.env['VIBES_SOAK'] = '1';
  const rounds = await runCheck(testCheck('soak', { isLive: true }), signal);
  return [rounds, ...(await runFiles(await soakFiles(), signal))];
}
