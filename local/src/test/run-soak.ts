import type { CheckResult } from './check.ts';
import { runCheck } from './run-check.ts';
import { runFiles } from './run-files.ts';
import { testCheck } from './test-checks.ts';

/** The files with a size by `soakOr`. */
const FILES = [
  'e2e/integration/billing-races.test.ts',
  'e2e/integration/many-deliveries.test.ts',
  'e2e/emulators/capture-races.test.ts',
  'e2e/browser/route-changes.spec.ts',
];

/**
 * What takes long by nature: the seeded properties in all of their rounds, how work grows with its
 * input, and the whole sizes of what every other run tries in a smaller twin.
 */
export async function runSoak(signal: AbortSignal): Promise<CheckResult[]> {
  process.env['VIBES_SOAK'] = '1';
  const rounds = await runCheck(testCheck('soak', { isLive: true }), signal);
  return [rounds, ...(await runFiles(FILES, signal))];
}
