import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { VIEW_NAME_LIMIT, VIEW_QUERY_LIMIT } from '@vibes/core/crm/saved-view-limits';
import { collection, deleteDoc, doc, getDocs, serverTimestamp, setDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { annsAccount } from './anns-account.ts';

const { owner, other } = annsAccount('demo-saved-views');

describe('a saved view', () => {
  const view = (db = owner(), id = 'v1') => doc(db, `users/ann/saved_views/${id}`);
  const named = (name: unknown, more: object = {}) => ({
    ...{ name, query: 'status=Responded', updated_at: serverTimestamp() },
    ...more,
  });

  it('is saved, renamed, listed and deleted by its owner', async () => {
    await assertSucceeds(setDoc(view(), named('To answer')));
    await assertSucceeds(setDoc(view(), named('Answer today', { query: '' })));
    const { size } = await getDocs(collection(owner(), 'users/ann/saved_views'));
    expect(size).toBe(1);
    await assertSucceeds(deleteDoc(view()));
  });

  it('is as long as it may be, and no longer', async () => {
    const query = 'q'.repeat(VIEW_QUERY_LIMIT);
    await assertSucceeds(setDoc(view(), named('x'.repeat(VIEW_NAME_LIMIT), { query })));
    await assertFails(setDoc(view(), named('x'.repeat(VIEW_NAME_LIMIT + 1))));
    await assertFails(setDoc(view(), named('A', { query: `${query}q` })));
    await assertFails(setDoc(view(owner(), 'v'.repeat(41)), named('A')));
  });

  it.each<[string, object]>([
    ['no name', { query: '', updated_at: serverTimestamp() }],
    ['an empty name', named('')],
    ['a number as its name', named(7)],
    ['no query', { name: 'A', updated_at: serverTimestamp() }],
    ['a list as its query', named('A', { query: ['status'] })],
    ['another field', named('A', { uid: 'eve' })],
    ['no time', { name: 'A', query: '' }],
    ['another time', named('A', { updated_at: new Date('2030-01-01') })],
  ])('that holds %s is refused', async (_, data) => {
    await assertFails(setDoc(view(), data));
    await assertSucceeds(setDoc(view(), named('A')));
    await assertFails(setDoc(view(), data));
  });

  it('is nobody else’s', async () => {
    await assertSucceeds(setDoc(view(), named('A')));
    await assertFails(setDoc(view(other()), named('B')));
    await assertFails(getDocs(collection(other(), 'users/ann/saved_views')));
    await assertFails(deleteDoc(view(other())));
  });
});
