import { LocalWorldError } from '../process/local-world-error.ts';
import { BUDGETS } from './budgets.ts';
import type { Check, CheckResult } from './check.ts';
import { machineSlowness } from './machine-slowness.ts';

/**
 * The line of a check: tests, seconds and the seconds it may take on a machine that is `slowness`
 * times slower than usual.
 */
export function describeResult(
  name: string,
  { passed, failed }: CheckResult,
  { seconds, slowness }: { seconds: number; slowness: number },
) {
  const counts = failed > 0 ? `${passed} passed, ${failed} FAILED` : `ok, ${passed} passed`;
  const usual = BUDGETS[name];
  const budget = usual === undefined ? undefined : Math.ceil(usual * slowness);
  const allowed = budget === undefined ? '' : ` of ${budget} s`;
  const mark = budget !== undefined && seconds > budget ? ', OVER ITS BUDGET' : '';
  return `${name}: ${counts} (${seconds.toFixed(1)} s${allowed}${mark})`;
}

/** What the machine lacks is said in its sentence, any other error with the place it came from. */
function sayOf(error: unknown): string {
  if (error instanceof LocalWorldError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs a check and prints its result in a line; what failed is shown in full. Never throws. */
export async function runCheck(check: Check, signal: AbortSignal): Promise<CheckResult> {
  const begin = performance.now();
  const result = await check.run(signal).catch((error: unknown): CheckResult => {
    const output = sayOf(error);
    return { passed: 0, failed: 1, output, failures: [{ name: check.name, reason: output }] };
  });
  const seconds = (performance.now() - begin) / 1000;
  console.log(describeResult(check.name, result, { seconds, slowness: machineSlowness() }));
  if (result.failed > 0) console.log(`${result.output.trimEnd()}\n`);
  return result;
}
