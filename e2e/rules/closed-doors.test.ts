import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { annsAccount, OWN, SERVER } from './anns-account.ts';

const { owner, other, stranger } = annsAccount('demo-closed-doors');

/** The collections of those that their owner may list. */
const LISTS = [
  'users/ann/creators',
  'users/ann/deliveries',
  'users/ann/deliveries/email_c1/attempts',
  'users/ann/backfills',
  'users/ann/activity',
  'users/ann/daily_stats',
  'users/ann/credit_entries',
  'users/ann/referral_entries',
];
describe('what is its owner’s', () => {
  it.each(OWN)('%s can be read by the owner and nobody else', async (path) => {
    await assertSucceeds(getDoc(doc(owner(), path)));
    await assertFails(getDoc(doc(other(), path)));
    await assertFails(getDoc(doc(stranger(), path)));
  });

  it.each(OWN)('%s cannot be made, replaced or deleted from a browser', async (path) => {
    for (const db of [owner(), other(), stranger()]) {
      await assertFails(setDoc(doc(db, path), { num_credits: 1_000_000 }));
      await assertFails(deleteDoc(doc(db, path)));
      await assertFails(setDoc(doc(db, `${path}-new`), { n: 1 }));
    }
  });

  it.each(LISTS)('the list %s can be read by the owner', async (path) => {
    await assertSucceeds(getDocs(collection(owner(), path)));
  });

  it.each(LISTS)('the list %s can be read by nobody else', async (path) => {
    for (const db of [other(), stranger()]) await assertFails(getDocs(collection(db, path)));
  });

  it.each(['creators', 'deliveries'])('no list holds the %s of all accounts', async (name) => {
    for (const db of [owner(), stranger()]) await assertFails(getDocs(collectionGroup(db, name)));
  });

  it.each(['users', 'user_usage_credits', 'user_subscriptions', 'trial_mailboxes'])(
    'the list %s of all accounts can be read by nobody',
    async (path) => {
      for (const db of [owner(), stranger()]) await assertFails(getDocs(collection(db, path)));
    },
  );

  it.each(['referral', 'referrals', 'referral_invoices'])(
    'the list %s of who was referred, and by what, can be read by nobody',
    async (name) => {
      for (const db of [owner(), other(), stranger()]) {
        await assertFails(getDocs(collection(db, `users/ann/${name}`)));
        await assertFails(getDocs(collectionGroup(db, name)));
      }
      // The one referred does not see it either.
      await assertFails(getDoc(doc(other(), 'users/ann/referrals/eve')));
    },
  );
});

describe('what is the server’s', () => {
  it.each(SERVER)('%s is closed to everybody', async (path) => {
    for (const db of [owner(), other(), stranger()]) {
      await assertFails(getDoc(doc(db, path)));
      await assertFails(setDoc(doc(db, path), { n: 2 }));
      await assertFails(updateDoc(doc(db, path), { n: 2 }));
      await assertFails(deleteDoc(doc(db, path)));
    }
  });
});
