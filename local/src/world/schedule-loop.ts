import { REGION } from '@vibes/core/api/region';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Functions that run by the clock, every minute or five. The emulators never run them by
 * themselves.
 */
const SCHEDULED = [
  'sweepDeliveries',
  'rereadCreators',
  'fetchPictures',
  'sweepBilling',
  'watchMailboxes',
] as const;
/** Seconds between two runs; the real schedules have one minute, or five. */
const EVERY = 5;

/** Runs every scheduled function once. */
export async function runSchedules(input: { functions: string; project: string }) {
  for (const name of SCHEDULED) {
    const address = `${input.functions}/functions/projects/${input.project}/triggers/${REGION}-${name}-0`;
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(60_000),
    });
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  }
}

/**
 * Runs the scheduled functions now and then every 5 seconds, until stopped; one that fails is
 * passed to `onFault` and tried again.
 */
export function startScheduleLoop(input: {
  functions: string;
  project: string;
  onFault: (message: string) => void;
}): { stop: () => void } {
  const ending = new AbortController();
  const { signal } = ending;
  const loop = async () => {
    while (!signal.aborted) {
      await runSchedules(input).catch((error: unknown) => {
        if (!signal.aborted) input.onFault(`A scheduled run failed: ${String(error)}`);
      });
      await sleep(EVERY * 1000, null, { signal }).catch(() => null);
    }
  };
  void loop();
  return { stop: () => ending.abort() };
}
