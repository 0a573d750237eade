import { beforeEach, expect, it, vi } from 'vitest';
import { storageInMemory } from '../../test/lib/storage-in-memory.ts';
import { isKept, keepLastKnown, lastKnown, onKept } from './last-known.ts';
import { forgetLastSession, keepLastSession, lastSession } from './last-session.ts';

const PATH = 'user_usage_credits/ann';
const ANN = { uid: 'ann', email: 'ann@brand.test', name: 'Ann' };
const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', storageInMemory(store));
  keepLastSession(ANN);
});

it('a document comes back as it was, its dates included', () => {
  const data = { num_credits: 7, resets_at: new Date(5), note: '1970-01-01T00:00:00.005Z' };
  keepLastKnown('ann', PATH, data);
  expect(lastKnown('ann', PATH)?.data).toEqual(data);
  expect(lastKnown('ann', PATH)?.at).toBeInstanceOf(Date);
});

it('a missing document is remembered as missing, not as unknown', () => {
  keepLastKnown('ann', PATH, null);
  expect(lastKnown('ann', PATH)?.data).toBeNull();
  expect(lastKnown('ann', 'users/ann')).toBeUndefined();
});

it('nobody gets what is kept of another person, and keeping replaces it', () => {
  keepLastKnown('ann', PATH, { num_credits: 7 });
  expect(lastKnown('bob', PATH)).toBeUndefined();
  keepLastSession({ ...ANN, uid: 'bob' });
  keepLastKnown('bob', 'user_usage_credits/bob', { num_credits: 1 });
  expect(lastKnown('ann', PATH)).toBeUndefined();
});

it('nothing is kept of a person who has left', () => {
  forgetLastSession();
  keepLastKnown('ann', PATH, { num_credits: 7 });
  keepLastSession({ ...ANN, uid: 'bob' });
  keepLastKnown('ann', PATH, { num_credits: 7 });
  expect(store.has('vibes.last-known')).toBe(false);
});

it('a damaged record counts as none', () => {
  for (const damaged of ['', '{', '[]', '{"uid":"ann"}', '{"uid":"ann","reads":null}', 'null']) {
    store.set('vibes.last-known', damaged);
    store.set('vibes.last-session', damaged);
    expect(lastKnown('ann', PATH)).toBeUndefined();
    expect(lastSession()).toBeNull();
  }
});

it('four documents are kept, and whoever listens is told', () => {
  const paths = ['users/ann', PATH, 'user_subscriptions/ann', 'users/ann/statistics/outreach'];
  expect(paths.filter(isKept)).toEqual(paths);
  expect(['users/ann/creators/c1', 'user_secrets/ann'].filter(isKept)).toEqual([]);
  const told = vi.fn();
  const stop = onKept(told);
  keepLastKnown('ann', PATH, null);
  stop();
  keepLastKnown('ann', PATH, null);
  expect(told).toHaveBeenCalledTimes(1);
});

it('everything goes with the session, and with the sign-in of another person', () => {
  const leave = [
    forgetLastSession,
    () => keepLastSession({ uid: 'bob', email: null, name: 'Bob' }),
  ];
  for (const end of leave) {
    keepLastSession(ANN);
    keepLastKnown('ann', PATH, { num_credits: 7 });
    store.set('vibes.first-frame', '{"uid":"ann"}');
    store.set('vibes.key-used', 'ann').set('vibes.walked', 'ann');
    keepLastSession({ ...ANN, name: 'Ann B.' });
    expect(lastSession()?.name).toBe('Ann B.');
    expect(lastKnown('ann', PATH)).toBeDefined();
    end();
    expect([...store.values()].join()).not.toContain('ann');
  }
});
