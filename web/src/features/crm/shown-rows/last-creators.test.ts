import { entryOf } from '@vibes/core/creator/creator-entry';
import { beforeEach, expect, it, vi } from 'vitest';
import { ann } from '../../../../test/features/crm/sample-creator.ts';
import { storageInMemory } from '../../../../test/lib/storage-in-memory.ts';
import { forgetLastSession, keepLastSession } from '../../../lib/last-session.ts';
import { keepLastCreators, lastCreators } from './last-creators.ts';

const KEY = 'vibes.last-creators';
const rows = [entryOf({ ...ann, id: 'c1' }), entryOf({ ...ann, id: 'c2' })];
const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', storageInMemory(store));
  keepLastSession({ uid: 'u1', email: 'ann@brand.test', name: 'Ann' });
});

it('what was kept comes back as it was, with its time', () => {
  keepLastCreators('u1', { rows, total: 50_000 });
  expect(lastCreators('u1')).toEqual({ rows, total: 50_000, at: expect.any(Date) as Date });
});

it('nobody gets what is kept of another person, and it goes with the session', () => {
  keepLastCreators('u1', { rows, total: 2 });
  expect(lastCreators('u2')).toBeNull();
  forgetLastSession();
  expect(store.has(KEY)).toBe(false);
  keepLastCreators('u1', { rows, total: 2 });
  expect(store.has(KEY)).toBe(false);
});

it('no creators, a damaged record and one of another version count as none', () => {
  expect(lastCreators('u1')).toBeNull();
  keepLastCreators('u1', { rows: [], total: 0 });
  expect(lastCreators('u1')).toBeNull();
  keepLastCreators('u1', { rows, total: 2 });
  const kept = JSON.parse(store.get(KEY) ?? '') as Record<string, unknown>;
  for (const other of [{ format: '0:id' }, { entries: '{' }, { entries: 7 }]) {
    store.set(KEY, JSON.stringify({ ...kept, ...other }));
    expect(lastCreators('u1')).toBeNull();
  }
  store.set(KEY, '[');
  expect(lastCreators('u1')).toBeNull();
});
