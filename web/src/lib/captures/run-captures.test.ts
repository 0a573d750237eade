import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import { expect, it } from 'vitest';
import type { CaptureProgress } from './capture-entry.ts';
import { CAPTURE_SPACING_MS, FAILURE_PAUSES_MS } from './capture-limits.ts';
import { fakeCaptureStore } from './fake-capture-store.ts';
import { added, retried, stopped } from './queue-changes.ts';
import { runCaptures, type RunPorts } from './run-captures.ts';
import type { CaptureReply } from './send-capture.ts';

const UID = 'ann';
const answered = {
  kind: 'answered',
  answer: { outcome: 'created', message: 'Saved.' } as CaptureAnswer,
} as const;
const failed = { kind: 'failed', refusal: { code: 'internal', message: 'Down.' } } as const;
const spent = { kind: 'stopped', refusal: { code: 'out_of_credits', message: 'None.' } } as const;

const wanted = (...labels: string[]) =>
  labels.map((label) => ({ target: { platform: 'tiktok', handle: label } as const, label }));

/** A page with these captures waiting, at which the server gives these replies in turn, then answers. */
async function page(labels: string[], replies: (CaptureReply | (() => Promise<CaptureReply>))[]) {
  const { store, all } = fakeCaptureStore();
  await store.change(UID, added(wanted(...labels), { uid: UID, now: 0 }));
  const sent: { label: string; at: number }[] = [];
  const told: CaptureProgress[] = [];
  const pauses: number[] = [];
  const over = new AbortController();
  let time = 0;
  const ports: RunPorts = {
    store,
    send: async ({ label }) => {
      sent.push({ label, at: time });
      const reply = replies.shift() ?? answered;
      return typeof reply === 'function' ? reply() : reply;
    },
    now: () => time,
    pause: (ms) => {
      if (ms > 0) pauses.push(ms);
      time += ms;
      return Promise.resolve();
    },
    turn: (work) => work(),
    tell: (progress) => told.push(progress),
    signal: over.signal,
  };
  const states = () => all().map(({ label, state }) => `${label} ${state}`);
  return { run: () => runCaptures(ports, UID), store, sent, told, pauses, over, all, states };
}

it('sends all in order, under the limit a minute, and keeps each answer', async () => {
  const { run, sent, told, all } = await page(['a', 'b', 'c'], []);
  await run();
  expect(sent).toEqual([
    { label: 'a', at: 0 },
    { label: 'b', at: CAPTURE_SPACING_MS },
    { label: 'c', at: 2 * CAPTURE_SPACING_MS },
  ]);
  expect(all().every(({ answer }) => answer?.message === 'Saved.')).toBe(true);
  expect(told.at(-1)).toEqual({ status: 'idle' });
});

it('refuses one and goes on', async () => {
  const refusal = { code: 'profile_not_found', message: 'There is no such profile.' };
  const { run, states, all } = await page(['a', 'b'], [{ kind: 'refused', refusal }]);
  await run();
  expect(states()).toEqual(['a refused', 'b done']);
  expect(all()[0]?.refusal).toEqual(refusal);
});

it('waits as long as the limit lasts, and says until when', async () => {
  const { run, told, pauses, states } = await page(['a'], [{ kind: 'limited', after_ms: 7000 }]);
  await run();
  expect(told).toContainEqual({ status: 'pausing', until: 7000 });
  expect(pauses[0]).toBe(7000);
  expect(states()).toEqual(['a done']);
});

it('gives a failing server growing time, then gives up on that one alone', async () => {
  const { run, pauses, states } = await page(['a', 'b'], [failed, failed, failed, failed]);
  await run();
  expect(pauses.slice(0, 3)).toEqual([...FAILURE_PAUSES_MS]);
  expect(states()).toEqual(['a refused', 'b done']);
});

it('waits for the connection, however long', async () => {
  const offline: CaptureReply = { kind: 'offline' };
  const { run, told, states } = await page(['a'], [offline, offline, offline, offline, offline]);
  await run();
  expect(told).toContainEqual({ status: 'offline' });
  expect(states()).toEqual(['a done']);
});

it('stops when credits are spent and keeps what waits, in order, until the person goes on', async () => {
  const { run, told, states, sent } = await page(['a', 'b', 'c'], [answered, spent]);
  await run();
  expect(told.at(-1)).toEqual({ status: 'stopped', refusal: spent.refusal });
  expect(states()).toEqual(['a done', 'b waiting', 'c waiting']);
  await run();
  expect(sent.map(({ label }) => label)).toEqual(['a', 'b', 'b', 'c']);
});

it('sends again what was on its way when the page died', async () => {
  const { run, sent, states, over } = await page(
    ['a', 'b'],
    [
      () => {
        over.abort();
        return Promise.resolve({ kind: 'offline' });
      },
    ],
  );
  await run();
  expect(states()).toEqual(['a sending', 'b waiting']);
  expect(sent).toHaveLength(1);
});

it('keeps an answer that comes as the person leaves, and sends nothing more', async () => {
  const { run, sent, states, over } = await page(
    ['a', 'b'],
    [
      () => {
        over.abort();
        return Promise.resolve(answered);
      },
    ],
  );
  await run();
  expect(states()).toEqual(['a done', 'b waiting']);
  expect(sent).toHaveLength(1);
});

it('does not send what is taken back meanwhile, nor bring it back', async () => {
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

it('sends a refused one again when asked to, and no answered one', async () => {
  const refusal = { code: 'profile_not_found', message: 'There is no such profile.' };
  const { run, sent, states, store, all } = await page(['a', 'b'], [{ kind: 'refused', refusal }]);
  await run();
  for (const { id } of all()) await store.change(UID, retried(id));
  await run();
  expect(sent.map(({ label }) => label)).toEqual(['a', 'b', 'a']);
  expect(states()).toEqual(['a done', 'b done']);
});
