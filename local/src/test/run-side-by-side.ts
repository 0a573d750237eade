import type { Check, CheckResult } from './check.ts';
import { runCheck } from './run-check.ts';

/**
 * Runs checks in their order, `width` of them at once, and says of each what came of it when it
 * ends. Begins none after the signal. Results stand in the order of the checks.
 */
export async function runSideBySide(
  checks: readonly Check[],
  { width, signal }: { width: number; signal: AbortSignal },
): Promise<CheckResult[]> {
  const waiting = [...checks.entries()];
  const results: CheckResult[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      const [index, check] = next;
      results[index] = await runCheck(check, signal);
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return results.filter(Boolean);
}
