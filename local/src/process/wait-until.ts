import { setTimeout as sleep } from 'node:timers/promises';
import { LocalWorldError } from './local-world-error.ts';

/**
 * Asks `check` again and again until it answers with something other than null. A throw of `check`
 * counts as "not yet". After `seconds` it fails with what it waited for.
 */
export async function waitUntil<Result>(input: {
  what: string;
  seconds: number;
  check: () => Promise<Result | null>;
  /** Ends the wait at once, e.g. when a child has crashed. */
  signal?: AbortSignal;
}): Promise<Result> {
  const end = Date.now() + input.seconds * 1000;
  for (;;) {
    input.signal?.throwIfAborted();
    const result = await input.check().catch(() => null);
    if (result !== null) return result;
    if (Date.now() > end) {
      throw new LocalWorldError(`${input.what}: not there after ${input.seconds} seconds.`);
    }
    await sleep(100);
  }
}
