import { beforeEach, expect, it, vi } from 'vitest';
import { storageInMemory } from '../../../../test/lib/storage-in-memory.ts';
import { forgetLastSession, keepLastSession } from '../../../lib/last-session.ts';
import { KINDS, type Counts } from './kinds.ts';
import { keepLastToday, lastToday, PAGE } from './last-today.ts';
import type { TodayItem } from './today-items.ts';

const KEY = 'vibes.last-today';
const item = (id: string): TodayItem => ({
  id,
  kind: 'reply',
  name: `Creator ${id}`,
  picture_version: 'p1',
  words: 'Sounds good.',
  at: new Date('2026-11-28T09:00:00Z'),
  delivery_id: null,
});
const counts = Object.fromEntries(
  KINDS.map((kind) => [kind, { count: 2, isMore: false }]),
) as Counts;
const items = [item('c1'), { ...item('c2'), delivery_id: 'd2' }];

const store = new Map<string, string>();
const kept = () => JSON.parse(store.get(KEY) ?? 'null') as Record<string, unknown>;
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', storageInMemory(store));
  keepLastSession({ uid: 'u1', email: 'ann@brand.test', name: 'Ann' });
});

it('what was kept comes back as it was, with its time', () => {
  keepLastToday('u1', { items, counts });
  expect(lastToday('u1')).toEqual({ items, counts, at: expect.any(Date) as Date });
});

it('a page of lines is kept, and of each what is drawn alone', () => {
  const many = Array.from({ length: PAGE + 5 }, (_, n) => ({
    ...item(`c${n}`),
    creator: { notes: 'private' },
  }));
  keepLastToday('u1', { items: many, counts });
  expect(lastToday('u1')?.items.map(({ id }) => id)).toEqual(
    many.slice(0, PAGE).map(({ id }) => id),
  );
  expect(store.get(KEY)).not.toContain('private');
});

it('an empty day is kept: it says that nothing waits', () => {
  keepLastToday('u1', { items: [], counts });
  expect(lastToday('u1')?.items).toEqual([]);
});

it('nobody gets what is kept of another person, and it goes with the session', () => {
  keepLastToday('u1', { items, counts });
  expect(lastToday('u2')).toBeNull();
  forgetLastSession();
  expect(store.has(KEY)).toBe(false);
  // A tab that has not heard yet that they left.
  keepLastToday('u1', { items, counts });
  expect(store.has(KEY)).toBe(false);
});

it.each([
  ['of another layout', { format: 0 }],
  ['with no counts', { counts: null }],
  ['with a kind that is not counted', { counts: { reply: { count: 1, isMore: false } } }],
  ['with no lines', { items: 'none' }],
  ['with a line that is none', { items: [null] }],
])('a record %s counts as none', (_, other) => {
  keepLastToday('u1', { items, counts });
  store.set(KEY, JSON.stringify({ ...kept(), ...other }));
  expect(lastToday('u1')).toBeNull();
});

it('a damaged record, and none, count as none', () => {
  expect(lastToday('u1')).toBeNull();
  store.set(KEY, '[');
  expect(lastToday('u1')).toBeNull();
});
