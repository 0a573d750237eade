import { readFile } from 'node:fs/promises';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  setLogLevel,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { NAME_LIMIT, userAccountSchema } from '@vibes/core/account/user-account';
import { NOTES_LIMIT } from '@vibes/core/creator/notes-limit';
import { testWorld } from '../support/world.ts';

// Refusals are what these tests are about; the SDK would print each.
setLogLevel('silent');

let rules: RulesTestEnvironment;
beforeAll(async () => {
  const { firestore } = await testWorld();
  const { hostname, port } = new URL(firestore);
  rules = await initializeTestEnvironment({
    projectId: 'demo-rules',
    firestore: {
      host: hostname,
      port: Number(port),
      rules: await readFile('firestore.rules', 'utf8'),
    },
  });
});
afterAll(() => rules.cleanup());

/** The library types its databases by the old SDK; they are the new one's. */
const databaseOf = (context: RulesTestContext) => context.firestore() as unknown as Firestore;
const owner = () => databaseOf(rules.authenticatedContext('ann'));
const other = () => databaseOf(rules.authenticatedContext('eve'));
const stranger = () => databaseOf(rules.unauthenticatedContext());

const creator = {
  name: 'Mara',
  status: 'Discovered',
  status_set_by: 'event',
  notes: '',
  email: 'mara@studio.test',
  dm_sent_at: null,
};

/** Documents their owner may read, one of each collection. */
const OWN = [
  'users/ann',
  'users/ann/creators/c1',
  'users/ann/deliveries/email_c1',
  'users/ann/deliveries/email_c1/attempts/1',
  'users/ann/backfills/notion',
  'users/ann/activity/capture_c1',
  'users/ann/daily_stats/2026-05-01',
  'users/ann/credit_entries/trial',
  'users/ann/referral/summary',
  'users/ann/referral_entries/in_1_1',
  'user_usage_credits/ann',
  'user_subscriptions/ann',
];
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
/** Fields of the account that are not the person's to change. */
const KEPT = Object.keys(userAccountSchema.shape).filter((field) => field !== 'name');
/** Documents that are the server's own. */
const SERVER = [
  'message_templates/ann',
  'email_settings/ann',
  'crm_settings/ann',
  'api_keys/ann',
  'api_key_hashes/abc',
  'user_secrets/ann',
  'mailboxes/ann',
  'referral_codes/abcd2345',
  'rate_windows/ann_1',
  'stripe_customers/ann',
  'stripe_events/evt_1',
  'anonymous_feedback/f1',
  'suppressions/s1',
  'users/ann/handles/tiktok_mara',
  'users/ann/contacted/abc',
  'users/ann/replies/c1',
  'users/ann/referrals/eve',
  'users/ann/referral_invoices/in_1',
  'users/ann/referral/another',
  'users/ann/deliveries/email_c1/private/payload',
  'anything/else',
];

beforeEach(async () => {
  await rules.clearFirestore();
  await rules.withSecurityRulesDisabled(async (context) => {
    const db = databaseOf(context);
    const batch = writeBatch(db);
    for (const path of [...OWN, ...SERVER]) batch.set(doc(db, path), { n: 1 });
    batch.set(doc(db, 'users/ann'), {
      name: 'Ann',
      email: 'ann@brand.test',
      referral_code: 'abcd2345',
    });
    batch.set(doc(db, 'users/ann/creators/c1'), creator);
    await batch.commit();
  });
});

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

  it.each(['users', 'user_usage_credits', 'user_subscriptions'])(
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

describe('a person may change', () => {
  const user = () => doc(owner(), 'users/ann');
  const mara = () => doc(owner(), 'users/ann/creators/c1');
  const now = { updated_at: serverTimestamp() };

  it('their name, as long as it may be and no longer', async () => {
    await assertSucceeds(updateDoc(user(), { name: 'Ann Lee' }));
    await assertSucceeds(updateDoc(user(), { name: 'x'.repeat(NAME_LIMIT) }));
    await assertFails(updateDoc(user(), { name: 'x'.repeat(NAME_LIMIT + 1) }));
    await assertFails(updateDoc(user(), { name: 7 }));
    await assertFails(updateDoc(doc(other(), 'users/ann'), { name: 'Eve' }));
  });

  it.each(KEPT)('not the %s of the account, alone or beside the name', async (field) => {
    await assertFails(updateDoc(user(), { [field]: 'another' }));
    await assertFails(updateDoc(user(), { name: 'Ann Lee', [field]: 'another' }));
  });

  it('a creator’s status, in their own name', async () => {
    await assertSucceeds(
      updateDoc(mara(), { status: 'Responded', status_set_by: 'person', ...now }),
    );
    await assertFails(updateDoc(mara(), { status: 'Converted', status_set_by: 'event', ...now }));
    await assertFails(updateDoc(mara(), { status: 'Famous', status_set_by: 'person', ...now }));
  });

  it('a status not without saying who', async () => {
    await assertFails(updateDoc(mara(), { status: 'Responded', ...now }));
  });

  it('a status that they set back to one of an event, and no other', async () => {
    const responded = { status: 'Responded', status_set_by: 'person', ...now };
    for (const status of ['Discovered', 'Contacted']) {
      await assertSucceeds(updateDoc(mara(), responded));
      await assertSucceeds(updateDoc(mara(), { status, status_set_by: 'event', ...now }));
      const again = status === 'Discovered' ? 'Contacted' : 'Discovered';
      await assertFails(updateDoc(mara(), { status: again, status_set_by: 'event', ...now }));
    }
    await assertSucceeds(updateDoc(mara(), responded));
    await assertFails(updateDoc(mara(), { status_set_by: 'event', ...now }));
    for (const status of ['Responded', 'Converted', 'No Response', 'Famous'])
      await assertFails(updateDoc(mara(), { status, status_set_by: 'event', ...now }));
    await assertFails(updateDoc(mara(), { status: 'Contacted', status_set_by: 'nobody', ...now }));
    await assertFails(updateDoc(mara(), { status: 'Contacted', status_set_by: 'event' }));
    await assertFails(
      updateDoc(doc(other(), 'users/ann/creators/c1'), {
        status: 'Contacted',
        status_set_by: 'event',
        ...now,
      }),
    );
  });

  it('a creator’s notes, at the time of the change', async () => {
    await assertSucceeds(updateDoc(mara(), { notes: 'met at the fair', ...now }));
    await assertFails(updateDoc(mara(), { notes: 'met at the fair' }));
    await assertFails(updateDoc(mara(), { notes: 'later', updated_at: new Date('2030-01-01') }));
    await assertFails(updateDoc(mara(), { notes: ['a'], ...now }));
  });

  it('notes as long as the field takes, and no longer', async () => {
    await assertSucceeds(updateDoc(mara(), { notes: 'x'.repeat(NOTES_LIMIT), ...now }));
    await assertFails(updateDoc(mara(), { notes: 'x'.repeat(NOTES_LIMIT + 1), ...now }));
  });

  it('no address, no read state, no other field of a creator', async () => {
    await assertFails(updateDoc(mara(), { email: 'eve@studio.test', ...now }));
    await assertFails(updateDoc(mara(), { other_emails: [{ email: 'eve@x.test' }], ...now }));
    await assertFails(updateDoc(mara(), { email_set_by: 'person', ...now }));
    await assertFails(updateDoc(mara(), { read_state: 'blocked', ...now }));
    await assertFails(updateDoc(mara(), { read_blocked_by: 'captcha', ...now }));
    await assertFails(updateDoc(mara(), { next_read_at: serverTimestamp(), ...now }));
    await assertFails(updateDoc(mara(), { read_attempts: 0, ...now }));
    await assertFails(updateDoc(mara(), { notes: 'x', email_sent: true, ...now }));
    await assertFails(updateDoc(doc(other(), 'users/ann/creators/c1'), { notes: 'x', ...now }));
  });

  it('no DM as sent, and none as unsent', async () => {
    const sent = { status: 'Contacted', status_set_by: 'person', ...now };
    await assertFails(updateDoc(mara(), { dm_sent_at: serverTimestamp(), ...now }));
    await assertFails(updateDoc(mara(), { ...sent, dm_sent_at: serverTimestamp() }));
    await assertFails(updateDoc(mara(), { ...sent, dm_sent_at: deleteField() }));
    await assertFails(
      setDoc(doc(owner(), 'users/ann/activity/dm_c1'), { kind: 'dm_sent', creator_id: 'c1' }),
    );
    await assertFails(
      setDoc(doc(owner(), 'users/ann/daily_stats/2026-05-01'), { dms_sent: 9 }, { merge: true }),
    );
  });
});
