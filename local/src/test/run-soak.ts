import type { CheckResult } from './check.ts';
import { runCheck } from './run-check.ts';
import { runFiles } from './run-files.ts';
import { testCheck } from './test-checks.ts';

/** The files with a size by `soakOr`. */
const FILES = [
  'e2e/integration/billing-races.test.ts',
  'e2e/integration/many-deliveries.test.ts',
  'e2e/integration/many-follow-ups.test.ts',
  'e2e/emulators/capture-races.test.ts',
  'e2e/browser/route-changes.spec.ts',
];

/**
 * The long tests: all rounds of the seeded properties, the growth of work with its input, and the
 * full sizes of tests that other runs do in a smaller size.
 */
export async function runSoak(signal: AbortSignal): Promise<CheckResult[]> {
  process.env['VIBES_SOAK'] = '1';
  const rounds = await runCheck(testCheck('soak', { isLive: true }), signal);
  return [rounds, ...(await runFiles(FILES, signal))];
}
