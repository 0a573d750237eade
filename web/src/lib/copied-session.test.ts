import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageInMemory } from '../../test/lib/storage-in-memory.ts';
import { copySession, deleteCopiedSession } from './copied-session.ts';

const KEY = 'firebase:authUser:k:[DEFAULT]';
const ANN = { uid: 'ann', stsTokenManager: { refreshToken: 'r' } };
const stored = new Map<string, string>();
const rows = new Map<string, unknown>();

type Outcome = 'answers' | 'fails' | 'hangs';

function request(outcome: Outcome, result: () => unknown) {
  const made: Record<string, unknown> = {};
  queueMicrotask(() => {
    if (outcome === 'hangs') return;
    if (outcome === 'answers') made['result'] = result();
    (made[outcome === 'answers' ? 'onsuccess' : 'onerror'] as () => void)();
  });
  return made;
}

function stubIndexedDb(outcome: Outcome) {
  const store = {
    get: (key: string) => request('answers', () => rows.get(key)),
    delete: (key: string) => request('answers', () => void rows.delete(key)),
  };
  const database = { transaction: () => ({ objectStore: () => store }), close: () => undefined };
  vi.stubGlobal('indexedDB', { open: () => request(outcome, () => database) });
}

beforeEach(() => {
  stored.clear();
  rows.clear();
  stored.set('vibes.signed-in', '1');
  rows.set(KEY, { fbase_key: KEY, value: ANN });
  vi.stubGlobal('localStorage', storageInMemory(stored));
  stubIndexedDb('answers');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the session is copied, and the old record stays until it is deleted', async () => {
  await copySession(KEY);
  expect(JSON.parse(stored.get(KEY) ?? '')).toEqual(ANN);
  expect(rows.size).toBe(1);
  await deleteCopiedSession(KEY);
  expect(rows.size).toBe(0);
});

it('nothing is copied of somebody else, after a sign-out, or over a session', async () => {
  stored.set('vibes.last-session', JSON.stringify({ uid: 'bob', email: null, name: null }));
  await copySession(KEY);
  expect(stored.has(KEY)).toBe(false);
  stored.clear();
  await copySession(KEY);
  expect(stored.has(KEY)).toBe(false);
  stored.set('vibes.signed-in', '1').set(KEY, 'newer');
  await copySession(KEY);
  expect(stored.get(KEY)).toBe('newer');
});

it('an error, a missing row and no answer are ignored', async () => {
  stubIndexedDb('fails');
  await copySession(KEY);
  await deleteCopiedSession(KEY);
  vi.useFakeTimers();
  stubIndexedDb('hangs');
  const copying = Promise.all([copySession(KEY), deleteCopiedSession(KEY)]);
  await vi.advanceTimersByTimeAsync(3000);
  await copying;
  vi.useRealTimers();
  rows.clear();
  stubIndexedDb('answers');
  await copySession(KEY);
  expect(stored.has(KEY)).toBe(false);
});
