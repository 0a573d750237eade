import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import { expect, it } from 'vitest';
import { captureStoreInMemory } from '../../../test/shared/capture-queue/capture-store-in-memory.ts';
import { makeCaptureActs } from './capture-acts.ts';
import { makeCaptureQueue, type CaptureUpdate } from './capture-queue.ts';
import { makeCaptureRunner } from './capture-runner.ts';
import { findKeptCaptures } from './find-kept-captures.ts';
import { makeKeptMarks } from './kept-mark.ts';
import { hasServed } from './queue-changes.ts';
import type { CaptureReply } from './send-capture.ts';

/** Tabs of one browser: a shared store, lock and channel. */

const answered: CaptureReply = { kind: 'answered', answer: { message: 'Saved.' } as CaptureAnswer };
const spent: CaptureReply = {
  kind: 'stopped',
  refusal: { code: 'out_of_credits', message: 'None.' },
};

const wanted = (...labels: string[]) =>
  labels.map((label) => ({ target: { platform: 'tiktok', handle: label } as const, label }));

/** Long enough for all that waits for no outside event. */
const quiet = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));

function browser() {
  const { store, all } = captureStoreInMemory();
  const sent: string[] = [];
  const marks = new Map<string, boolean>();
  let person: string | null = 'ann';
  let isUnreadable = false;
  const tabs = new Set<{ hear: (update: CaptureUpdate) => Promise<void> }>();
  let before = Promise.resolve();

  function tab(send: (label: string) => Promise<CaptureReply> = () => Promise.resolve(answered)) {
    const life = new AbortController();
    const queue = makeCaptureQueue({
      store: {
        ...store,
        list: (uid) => (isUnreadable ? Promise.reject(new Error('Unreadable.')) : store.list(uid)),
      },
      person: () => person,
      post: (update) => {
        for (const other of tabs) if (other !== runner) void other.hear(update);
      },
      mark: (uid, isKept) => marks.set(uid, isKept),
    });
    const runner = makeCaptureRunner({
      queue,
      person: () => person,
      now: () => 0,
      sendAs:
        () =>
        ({ label }) => {
          sent.push(label);
          return send(label);
        },
      pause: () => quiet(),
      withLock: (signal) => async (work) => {
        const dead = new Promise<void>((resolve) => {
          life.signal.addEventListener('abort', () => resolve());
        });
        const withLock = before.then(() =>
          signal.aborted || life.signal.aborted ? undefined : Promise.race([work(), dead]),
        );
        before = withLock.catch(() => undefined);
        return withLock;
      },
    });
    tabs.add(runner);
    const acts = makeCaptureActs({
      queue,
      person: () => person,
      now: () => 0,
      send: runner.send,
      start: () => undefined,
    });
    const close = () => {
      tabs.delete(runner);
      life.abort();
    };
    return { queue, runner, acts, close };
  }

  const states = () => all().map(({ label, state }) => `${label} ${state}`);
  return {
    tab,
    store,
    all,
    sent,
    marks,
    states,
    seat: (uid: string | null) => (person = uid),
    setReadable: (isReadable: boolean) => (isUnreadable = !isReadable),
  };
}

/** Resolves once this is true. */
async function until(holds: () => boolean) {
  while (!holds()) await quiet();
}

it('goes on in another open tab when the one that sends is closed', async () => {
  const { tab, sent, states } = browser();
  const other = tab();
  // It opened before there was anything to send.
  await other.runner.begin();
  const sender = tab(() => new Promise(() => undefined));
  await sender.acts.keep(wanted('a', 'b'));
  await until(() => sent.length === 1);
  sender.close();
  await until(() => states().every((state) => state.endsWith('done')));
  expect(sent).toEqual(['a', 'a', 'b']);
});

it('leaves a stopped list alone in every tab until the person goes on', async () => {
  const { tab, sent, states } = browser();
  let reply: CaptureReply = spent;
  const send = () => Promise.resolve<CaptureReply>(reply);
  const [first, second] = [tab(send), tab(send)];
  await first.acts.keep(wanted('a'));
  await until(() => second.queue.current().progress.status === 'stopped');
  for (let round = 0; round < 5; round++) await quiet();
  const asked = sent.length;
  expect(asked).toBeLessThanOrEqual(2);
  first.runner.wake();
  second.runner.wake();
  await quiet();
  expect(sent).toHaveLength(asked);
  reply = answered;
  second.acts.resume();
  await until(() => states()[0] === 'a done');
});

it('asks no second time by itself for credits that are spent, over reloads', async () => {
  const { tab, sent, states } = browser();
  let reply: CaptureReply = spent;
  const send = () => Promise.resolve<CaptureReply>(reply);
  const first = tab(send);
  await first.acts.keep(wanted('a', 'b'));
  await until(() => first.queue.current().progress.status === 'stopped');
  first.close();
  const second = tab(send);
  await second.runner.begin();
  for (let round = 0; round < 5; round++) await quiet();
  expect(sent).toEqual(['a']);
  expect(second.queue.current().progress).toMatchObject({ status: 'stopped' });
  reply = answered;
  second.acts.resume();
  await until(() => states().every((state) => state.endsWith('done')));
  expect(sent).toEqual(['a', 'a', 'b']);
});

it('keeps and sends a list that cannot be read again at once', async () => {
  const { tab, sent, setReadable, marks, states } = browser();
  const { acts } = tab();
  setReadable(false);
  await acts.keep(wanted('a', 'b'));
  expect(marks.get('ann')).toBe(true);
  await until(() => states().every((state) => state.endsWith('done')));
  expect(sent).toEqual(['a', 'b']);
});

it('drops the answers of a person who signs out, and keeps what waits', async () => {
  const { tab, states, seat, sent } = browser();
  const stuck = tab((label) =>
    label === 'b' ? new Promise(() => undefined) : Promise.resolve(answered),
  );
  await stuck.acts.keep(wanted('a', 'b', 'c'));
  await until(() => sent.includes('b'));
  seat(null);
  await stuck.runner.turnOver();
  expect(states()).toEqual(['b sending', 'c waiting']);
  expect(stuck.queue.current().entries).toEqual([]);
});

it('reads the device itself where the mark is missing, and removes old answers', async () => {
  const { tab, store, states, marks, sent } = browser();
  const stuck = tab((label) =>
    label === 'b' ? new Promise(() => undefined) : Promise.resolve(answered),
  );
  await stuck.acts.keep(wanted('a', 'b'));
  await until(() => sent.includes('b'));
  marks.clear();
  const ports = {
    names: () => Promise.resolve<(string | undefined)[] | undefined>(undefined),
    load: () => Promise.resolve({ captureStore: store, hasServed }),
    mark: (uid: string, isKept: boolean) => marks.set(uid, isKept),
    now: () => 0,
  };
  await findKeptCaptures('ann', { ...ports, names: () => Promise.resolve(['another']) });
  expect(marks.size).toBe(0);
  await findKeptCaptures('ann', ports);
  expect(marks.get('ann')).toBe(true);
  expect(states()).toEqual(['a done', 'b sending']);
  await findKeptCaptures('bo', ports);
  expect(marks.get('bo')).toBe(false);
  expect(states()).toEqual(['b sending']);
  await findKeptCaptures('ann', { ...ports, load: () => Promise.reject(new Error('No chunk.')) });
});

it('finds captures where the browser refuses to store the mark', () => {
  const marks = makeKeptMarks({
    read: () => null,
    write: () => undefined,
    remove: () => undefined,
  });
  let update = 0;
  marks.listen(() => (update += 1));
  marks.set('ann', true);
  expect(marks.has('ann')).toBe(true);
  expect(marks.has('bo')).toBe(false);
  marks.set('ann', false);
  expect(marks.has('ann')).toBe(false);
  expect(update).toBe(2);
});

it('follows another tab where the mark is stored', () => {
  const kept = new Map<string, string>();
  const marks = makeKeptMarks({
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => kept.set(key, value),
    remove: (key) => kept.delete(key),
  });
  marks.set('ann', true);
  kept.clear();
  expect(marks.has('ann')).toBe(false);
});
