import { readFile } from 'node:fs/promises';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, setLogLevel, writeBatch, type Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { testWorld } from '../support/world.ts';

// Refusals are what these tests are about; the SDK would print each.
setLogLevel('silent');

/** Documents their owner may read, one of each collection. */
export const OWN = [
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
/** Documents that are the server's own. */
export const SERVER = [
  'message_templates/ann',
  'email_settings/ann',
  'crm_settings/ann',
  'api_keys/ann',
  'api_key_hashes/abc',
  'user_secrets/ann',
  'mailboxes/ann',
  'referral_codes/abcd2345',
  'trial_mailboxes/abc',
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

const creator = {
  name: 'Mara',
  status: 'Discovered',
  status_set_by: 'event',
  notes: '',
  email: 'mara@studio.test',
  dm_sent_at: null,
};

/** The library types its databases by the old SDK; they are the new one's. */
const databaseOf = (context: RulesTestContext) => context.firestore() as unknown as Firestore;

/** A document at every path of Ann's account. */
async function fill(rules: RulesTestEnvironment) {
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
}

/**
 * Ann's account under the rules, as new for each test of the calling file, and who comes to it.
 * Each file has a project of its own, since each empties it.
 */
export function annsAccount(projectId: string) {
  let rules: RulesTestEnvironment;
  beforeAll(async () => {
    const { firestore } = await testWorld();
    const { hostname, port } = new URL(firestore);
    rules = await initializeTestEnvironment({
      projectId,
      firestore: {
        host: hostname,
        port: Number(port),
        rules: await readFile('firestore.rules', 'utf8'),
      },
    });
  });
  beforeEach(() => fill(rules));
  afterAll(() => rules.cleanup());
  return {
    owner: () => databaseOf(rules.authenticatedContext('ann')),
    other: () => databaseOf(rules.authenticatedContext('eve')),
    stranger: () => databaseOf(rules.unauthenticatedContext()),
  };
}
