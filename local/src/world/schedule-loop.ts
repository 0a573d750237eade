import { DEFAULT_REGION } from '@vibes/core/api/region';
import { setTimeout as sleep } from 'node:timers/promises';
import { SCHEDULED } from '../../../functions/src/endpoints/functions.ts';

/** Seconds between two runs; Cloud Scheduler has a minute. The emulators never run one by themselves. */
const EVERY = 5;

/** Runs what is scheduled once: what is due is then in the queues. */
export async function runSchedules(input: { functions: string; project: string }) {
  for (const name of SCHEDULED) {
    const address = `${input.functions}/functions/projects/${input.project}/triggers/${DEFAULT_REGION}-${name}-0`;
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
 * Runs what is scheduled now and then every 5 seconds, until stopped; a run that fails is passed to
 * `onFault` and tried again.
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
