import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import { expect, it } from 'vitest';
import { captureStoreInMemory } from '../../../test/shared/capture-queue/capture-store-in-memory.ts';
import type { CaptureProgress } from './capture-entry.ts';
import { CAPTURE_SPACING_MS, FAILURE_PAUSES_MS, FAILURES_IN_A_ROW } from './capture-limits.ts';
import { added, allRetried, retried, stopped } from './queue-changes.ts';
import { runCaptures, type RunPorts } from './run-captures.ts';
import type { CaptureReply } from './send-capture.ts';

const UID = 'ann';
const answered = {
  kind: 'answered',
  answer: { outcome: 'created', message: 'Saved.' } as CaptureAnswer,
} as const;
const failed = { kind: 'failed', refusal: { code: 'internal', message: 'Down.' } } as const;
const refused = { kind: 'refused', refusal: { code: 'profile_not_found', message: '' } } as const;
const spent = { kind: 'stopped', refusal: { code: 'out_of_credits', message: 'None.' } } as const;

const wanted = (...labels: string[]) =>
  labels.map((label) => ({ target: { platform: 'tiktok', handle: label } as const, label }));

/** A page with these captures waiting; the server gives these replies in order, then answers. */
async function page(
  labels: string[],
  replies: (CaptureReply | ((label: string) => Promise<CaptureReply>))[],
) {
  const { store, all } = captureStoreInMemory();
  await store.change(UID, added(wanted(...labels), { uid: UID, now: 0 }));
  const sent: { label: string; at: number }[] = [];
  const reported: CaptureProgress[] = [];
  const pauses: number[] = [];
  let over = new AbortController();
  let time = 0;
  const ports = (): RunPorts => ({
    store,
    send: async ({ label }) => {
      sent.push({ label, at: time });
      const reply = replies.shift() ?? answered;
      return typeof reply === 'function' ? reply(label) : reply;
    },
    now: () => time,
    pause: (ms) => {
      if (ms > 0) pauses.push(ms);
      time += ms;
      return Promise.resolve();
    },
    withLock: (work) => work(),
    report: (progress) => reported.push(progress),
    signal: over.signal,
  });
  const states = () => all().map(({ label, state }) => `${label} ${state}`);
  const run = () => runCaptures(ports(), UID);
  /** The page is closed, and opens again at the next run. */
  const die = () => over.abort();
  const comeBack = () => {
    over = new AbortController();
    return run();
  };
  const setClock = (to: number) => (time = to);
  return { run, die, comeBack, setClock, store, sent, reported, pauses, all, states };
}

it('sends all in order, under the limit a minute, and keeps each answer', async () => {
  const { run, sent, reported, all } = await page(['a', 'b', 'c'], []);
  await run();
  expect(sent).toEqual([
    { label: 'a', at: 0 },
    { label: 'b', at: CAPTURE_SPACING_MS },
    { label: 'c', at: 2 * CAPTURE_SPACING_MS },
  ]);
  expect(all().every(({ answer }) => answer?.message === 'Saved.')).toBe(true);
  expect(reported.at(-1)).toEqual({ status: 'idle' });
});

it('waits as long as the limit lasts, and says until when', async () => {
  const { run, reported, pauses, states } = await page(
    ['a'],
    [{ kind: 'limited', after_ms: 7000 }],
  );
  await run();
  expect(reported).toContainEqual({ status: 'pausing', until: 7000 });
  expect(pauses[0]).toBe(7000);
  expect(states()).toEqual(['a done']);
});

it('keeps a whole list through an hour of outage, with growing pauses, and says until when', async () => {
  const labels = Array.from({ length: 50 }, (_, index) => `creator_${index}`);
  const outage = Array.from({ length: 17 }, () => failed);
  const { run, pauses, reported, all, sent } = await page(labels, outage);
  await run();
  const waits = pauses.filter((ms) => ms > CAPTURE_SPACING_MS);
  expect(waits.slice(0, FAILURE_PAUSES_MS.length)).toEqual([...FAILURE_PAUSES_MS]);
  expect(waits.reduce((sum, ms) => sum + ms)).toBeGreaterThan(60 * 60 * 1000);
  expect(reported).toContainEqual({ status: 'failing', until: FAILURE_PAUSES_MS[0] });
  expect(all().every(({ state }) => state === 'done')).toBe(true);
  expect(sent).toHaveLength(67);
});

it('moves one that alone makes the server fail behind the others, and then refuses it', async () => {
  const poisoned = (label: string) => Promise.resolve(label === 'a' ? failed : answered);
  const { run, sent, states } = await page(
    ['a', 'b', 'c'],
    Array.from({ length: 20 }, () => poisoned),
  );
  await run();
  const tries = Array.from({ length: FAILURES_IN_A_ROW }, () => 'a');
  expect(sent.map(({ label }) => label)).toEqual([...tries, 'b', 'c', ...tries]);
  expect(states()).toEqual(['a refused', 'b done', 'c done']);
});

it('refuses none while no other was answered', async () => {
  const { run, states, sent } = await page(
    ['a', 'b'],
    Array.from({ length: 40 }, () => failed),
  );
  await run();
  expect(sent).toHaveLength(42);
  expect(states()).toEqual(['a done', 'b done']);
});

it('counts the failures of each capture by itself, and over reloads', async () => {
  const dying = () => {
    die();
    return Promise.resolve(failed);
  };
  const { run, die, comeBack, states, sent, store, all } = await page(
    ['a', 'b'],
    [failed, failed, failed, dying, failed],
  );
  await run();
  expect(all().map(({ failures }) => failures)).toEqual([3, undefined]);
  await comeBack();
  expect(sent.map(({ label }) => label)).toEqual(['a', 'a', 'a', 'a', 'a', 'b', 'a']);
  expect(states()).toEqual(['a done', 'b done']);
  await store.change(UID, allRetried);
  expect(states()).toEqual(['a done', 'b done']);
});

it('tries a link that does not open once more before it is refused', async () => {
  const refusal = { code: 'link_unresolved', message: 'It could not be opened.' };
  const unresolved = { kind: 'unresolved', refusal } as const;
  const { run, states, sent, all, store } = await page(['a', 'b'], [unresolved, unresolved]);
  await run();
  expect(sent.map(({ label }) => label)).toEqual(['a', 'a', 'b']);
  expect(states()).toEqual(['a refused', 'b done']);
  expect(all()[0]?.refusal).toEqual(refusal);
  await store.change(UID, allRetried);
  expect(states()).toEqual(['a waiting', 'b done']);
});

it('does not wait for the old time when the clock is set back', async () => {
  const { run, pauses, setClock } = await page(
    ['a', 'b'],
    [
      () => {
        setClock(-60 * 60 * 1000);
        return Promise.resolve(answered);
      },
    ],
  );
  await run();
  expect(Math.max(...pauses)).toBe(CAPTURE_SPACING_MS);
});

it('waits for the connection, however long', async () => {
  const offline: CaptureReply = { kind: 'offline' };
  const { run, reported, states } = await page(
    ['a'],
    [offline, offline, offline, offline, offline],
  );
  await run();
  expect(reported).toContainEqual({ status: 'offline' });
  expect(states()).toEqual(['a done']);
});

it('stops when credits are spent and keeps what waits, in order, until the person goes on', async () => {
  const { run, reported, states, sent } = await page(['a', 'b', 'c'], [answered, spent]);
  await run();
  expect(reported.at(-1)).toEqual({ status: 'stopped', refusal: spent.refusal });
  expect(states()).toEqual(['a done', 'b waiting', 'c waiting']);
  await run();
  expect(sent.map(({ label }) => label)).toEqual(['a', 'b', 'b', 'c']);
});

it('sends again what was being sent when the page was closed', async () => {
  const { run, die, comeBack, sent, states } = await page(
    ['a', 'b'],
    [
      () => {
        die();
        return Promise.resolve({ kind: 'offline' });
      },
    ],
  );
  await run();
  expect(states()).toEqual(['a sending', 'b waiting']);
  expect(sent).toHaveLength(1);
  await comeBack();
  expect(sent.map(({ label }) => label)).toEqual(['a', 'a', 'b']);
  expect(states()).toEqual(['a done', 'b done']);
});

it('keeps an answer that comes as the person leaves, and sends nothing more', async () => {
  const { run, die, sent, states } = await page(
    ['a', 'b'],
    [
      () => {
        die();
        return Promise.resolve(answered);
      },
    ],
  );
  await run();
  expect(states()).toEqual(['a done', 'b waiting']);
  expect(sent).toHaveLength(1);
});

it('does not send an entry just taken back, nor restore it', async () => {
  const { run, sent, states, store } = await page(
    ['a', 'b'],
    [
      async () => {
        await store.change(UID, stopped);
        return answered;
      },
    ],
  );
  await run();
  expect(sent).toHaveLength(1);
  expect(states()).toEqual(['a done']);
});

it('sends a refused one again on request, and no answered one', async () => {
  const { run, sent, states, store, all } = await page(['a', 'b'], [refused]);
  await run();
  for (const { id } of all()) await store.change(UID, retried(id));
  await run();
  expect(sent.map(({ label }) => label)).toEqual(['a', 'b', 'a']);
  expect(states()).toEqual(['a done', 'b done']);
});

it('asks for a review of the email at every try, where the list did', async () => {
  const { run, store, all } = await page([], [failed, failed, failed, refused]);
  const held = wanted('a').map((capture) => ({ ...capture, hold_for_review: true as const }));
  await store.change(UID, added(held, { uid: UID, now: 0 }));
  await run();
  expect(all()).toMatchObject([{ state: 'refused', hold_for_review: true }]);
  await store.change(UID, allRetried);
  expect(all()).toMatchObject([{ state: 'waiting', hold_for_review: true }]);
});
