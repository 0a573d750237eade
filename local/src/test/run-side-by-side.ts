import type { Check, CheckResult } from './check.ts';

/**
 * Runs checks in the order given, at most `width` at once. Returns what they found, in the same
 * order whichever ended first. Once `signal` is aborted no further check begins; those that never
 * began are left out. A check whose run throws ends all of it.
 */
export async function runSideBySide(
  checks: readonly Check[],
  input: {
    width: number;
    signal: AbortSignal;
    /** Runs one check, and reports its result. */
    run: (check: Check, signal: AbortSignal) => Promise<CheckResult>;
  },
): Promise<CheckResult[]> {
  const { width, signal, run } = input;
  // One iterator for all workers: each takes the next free check.
  const waiting = checks.entries();
  const found: (CheckResult | undefined)[] = checks.map(() => undefined);
  const work = async () => {
    for (const [at, check] of waiting) {
      if (signal.aborted) return;
      found[at] = await run(check, signal);
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return found.filter((result) => result !== undefined);
}
