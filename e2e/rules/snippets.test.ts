import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { SNIPPET_NAME_LIMIT, SNIPPET_TEXT_LIMIT } from '@vibes/core/template/snippet-limits';
import { collection, deleteDoc, doc, getDocs, serverTimestamp, setDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { annsAccount } from './anns-account.ts';

const { owner, other } = annsAccount('demo-snippets');

describe('a snippet', () => {
  const snippet = (db = owner(), id = 's1') => doc(db, `users/ann/snippets/${id}`);
  const named = (name: unknown, more: object = {}) => ({
    ...{ name, text: 'Hi {{firstName}}', updated_at: serverTimestamp() },
    ...more,
  });

  it('is saved, changed, listed and deleted by its owner', async () => {
    await assertSucceeds(setDoc(snippet(), named('Rates')));
    await assertSucceeds(setDoc(snippet(), named('Our rates', { text: 'We pay 200.' })));
    const { size } = await getDocs(collection(owner(), 'users/ann/snippets'));
    expect(size).toBe(1);
    await assertSucceeds(deleteDoc(snippet()));
  });

  it('is as long as it may be, and no longer', async () => {
    const text = 't'.repeat(SNIPPET_TEXT_LIMIT);
    await assertSucceeds(setDoc(snippet(), named('x'.repeat(SNIPPET_NAME_LIMIT), { text })));
    await assertFails(setDoc(snippet(), named('x'.repeat(SNIPPET_NAME_LIMIT + 1))));
    await assertFails(setDoc(snippet(), named('A', { text: `${text}t` })));
    await assertFails(setDoc(snippet(owner(), 's'.repeat(41)), named('A')));
  });

  it.each<[string, object]>([
    ['no name', { text: 'Hi', updated_at: serverTimestamp() }],
    ['an empty name', named('')],
    ['a number as its name', named(7)],
    ['no text', { name: 'A', updated_at: serverTimestamp() }],
    ['an empty text', named('A', { text: '' })],
    ['a list as its text', named('A', { text: ['Hi'] })],
    ['another field', named('A', { uid: 'eve' })],
    ['no time', { name: 'A', text: 'Hi' }],
    ['another time', named('A', { updated_at: new Date('2030-01-01') })],
  ])('that holds %s is refused', async (_, data) => {
    await assertFails(setDoc(snippet(), data));
    await assertSucceeds(setDoc(snippet(), named('A')));
    await assertFails(setDoc(snippet(), data));
  });

  it('is nobody else’s', async () => {
    await assertSucceeds(setDoc(snippet(), named('A')));
    await assertFails(setDoc(snippet(other()), named('B')));
    await assertFails(getDocs(collection(other(), 'users/ann/snippets')));
    await assertFails(deleteDoc(snippet(other())));
  });
});
