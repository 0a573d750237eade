import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { INBOUND_TEXT_MAXIMUM } from '@vibes/core/inbound/text-maximum';
import { annsAccount } from './anns-account.ts';

const { owner, other } = annsAccount('demo-answer-drafts');

describe('a draft of an answer', () => {
  const draft = (db = owner()) => doc(db, 'users/ann/answer_drafts/c1');
  const typed = (text: unknown, more: object = {}) => ({
    ...{ text, updated_at: serverTimestamp() },
    ...more,
  });

  it('is written, read and thrown away by its owner', async () => {
    await assertSucceeds(setDoc(draft(), typed('A hund')));
    await assertSucceeds(setDoc(draft(), typed('A hundred.')));
    await assertSucceeds(updateDoc(draft(), typed('')));
    await assertSucceeds(getDoc(draft()));
    await assertSucceeds(deleteDoc(draft()));
  });

  it('is as long as an answer may be, and no longer', async () => {
    await assertSucceeds(setDoc(draft(), typed('x'.repeat(INBOUND_TEXT_MAXIMUM))));
    await assertFails(setDoc(draft(), typed('x'.repeat(INBOUND_TEXT_MAXIMUM + 1))));
  });

  it.each<[string, object]>([
    ['no text', { updated_at: serverTimestamp() }],
    ['a number', typed(7)],
    ['a list', typed(['a'])],
    ['nothing', typed(null)],
    ['another field', typed('A', { creator_id: 'c2' })],
    ['no time', { text: 'A' }],
    ['another time', typed('A', { updated_at: new Date('2030-01-01') })],
  ])('that holds %s is refused', async (_, data) => {
    await assertFails(setDoc(draft(), data));
    await assertSucceeds(setDoc(draft(), typed('A')));
    await assertFails(setDoc(draft(), data));
  });

  it('is nobody else’s', async () => {
    await assertSucceeds(setDoc(draft(), typed('A')));
    await assertFails(setDoc(draft(other()), typed('B')));
    await assertFails(updateDoc(draft(other()), typed('B')));
    await assertFails(getDoc(draft(other())));
    await assertFails(deleteDoc(draft(other())));
  });
});

it('a message that came in is written by nobody', async () => {
  const message = { class: 'reply', text: 'Yes', from: 'mara@studio.test' };
  for (const db of [owner(), other()])
    await assertFails(setDoc(doc(db, 'users/ann/creators/c1/inbound/m1'), message));
  const forged = { awaiting: null, updated_at: serverTimestamp() };
  await assertFails(updateDoc(doc(owner(), 'users/ann/creators/c1'), forged));
});
