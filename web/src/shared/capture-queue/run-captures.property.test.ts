import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { captureStoreInMemory } from '../../../test/shared/capture-queue/capture-store-in-memory.ts';
import { isWaiting } from './capture-entry.ts';
import { FAILURES_IN_A_ROW } from './capture-limits.ts';
import { added } from './queue-changes.ts';
import { runCaptures, type RunPorts } from './run-captures.ts';
import type { CaptureReply } from './send-capture.ts';

/**
 * What may happen to one try: a reply, or a tab that is closed before or after the server has
 * acted.
 */
const fates = fc.constantFrom(
  'answered',
  'refused',
  'limited',
  'failed',
  'offline',
  'stopped',
  'page_dies_before',
  'page_dies_after',
  'person_leaves',
);
type Fate = typeof fates extends fc.Arbitrary<infer T> ? T : never;

const answered: CaptureReply = { kind: 'answered', answer: { message: 'Saved.' } as CaptureAnswer };
const refusal = { code: 'internal', message: 'Not this time.' };
const REPLIES: Record<Fate, CaptureReply> = {
  answered,
  refused: { kind: 'refused', refusal },
  limited: { kind: 'limited', after_ms: 1000 },
  failed: { kind: 'failed', refusal },
  offline: { kind: 'offline' },
  stopped: { kind: 'stopped', refusal },
  page_dies_before: { kind: 'offline' },
  page_dies_after: { kind: 'offline' },
  person_leaves: answered,
};
const ENDS = new Set<Fate>(['page_dies_before', 'page_dies_after', 'person_leaves']);

/** Runs in one tab at a time, as with the browser's locks. */
function lock() {
  let before = Promise.resolve();
  return (work: () => Promise<void>) => {
    const withLock = before.then(work);
    before = withLock.catch(() => undefined);
    return withLock;
  };
}

it('answers each capture once, in order, and loses none, whatever fails and whoever signs in again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 6 }),
      fc.array(fates, { maxLength: 25 }),
      async (scheduler, count, outcomes) => {
        const { store, all } = captureStoreInMemory(() => scheduler.schedule(Promise.resolve()));
        const labels = Array.from({ length: count }, (_, index) => `creator_${index}`);
        const captures = (uid: string) =>
          added(
            labels.map((label) => ({ target: { platform: 'tiktok', handle: label }, label })),
            { uid, now: 0 },
          );
        const kept = Promise.all([
          store.change('ann', captures('ann')),
          store.change('bo', captures('bo')),
        ]);
        await scheduler.waitFor(kept);

        const takeTurn = lock();
        const answers: string[] = [];
        const replies = new Map<string, number>();
        const failures = new Map<string, number>();
        let inFlight = 0;
        let time = 0;

        /** A tab in which `ann` is signed in, until it is closed or needs her. */
        const tab = async () => {
          const over = new AbortController();
          const ports: RunPorts = {
            store,
            send: async ({ uid, label }) => {
              expect(uid).toBe('ann');
              inFlight += 1;
              expect(inFlight).toBe(1);
              await scheduler.schedule(Promise.resolve());
              inFlight -= 1;
              const fate = outcomes.shift() ?? 'answered';
              if (ENDS.has(fate)) over.abort();
              if (fate === 'failed') failures.set(label, (failures.get(label) ?? 0) + 1);
              const reply = REPLIES[fate];
              if (reply.kind === 'answered' || fate === 'page_dies_after') {
                // The server repeats its answer without acting again.
                if (!answers.includes(label)) answers.push(label);
              }
              if (reply.kind === 'answered') replies.set(label, (replies.get(label) ?? 0) + 1);
              return reply;
            },
            now: () => time,
            pause: async (ms) => {
              time += ms;
              await scheduler.schedule(Promise.resolve());
            },
            withLock: async (work) => {
              await takeTurn(() => (over.signal.aborted ? Promise.resolve() : work()));
            },
            report: () => undefined,
            signal: over.signal,
          };
          await runCaptures(ports, 'ann');
        };

        while (all().some((entry) => entry.uid === 'ann' && isWaiting(entry)))
          await scheduler.waitFor(Promise.all([tab(), tab()]));

        const mine = all().filter(({ uid }) => uid === 'ann');
        expect(mine).toHaveLength(count);
        expect(mine.every(({ state }) => state === 'done' || state === 'refused')).toBe(true);
        // Only an entry at which the server failed repeatedly loses its place.
        const inPlace = answers.filter((label) => (failures.get(label) ?? 0) < FAILURES_IN_A_ROW);
        expect([...inPlace].sort()).toEqual(inPlace);
        expect([...replies.values()].every((times) => times === 1)).toBe(true);
        for (const { label, state } of mine)
          expect(replies.has(label), label).toBe(state === 'done');
        const others = all().filter(({ uid }) => uid === 'bo');
        expect(others.map(({ state }) => state)).toEqual(labels.map(() => 'waiting'));
      },
    ),
    { numRuns: 200 },
  );
});
