import { readFile } from 'node:fs/promises';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, setDoc, setLogLevel, type Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { testWorld } from '../support/world.ts';

// Refusals are expected in these tests; the SDK would log each.
setLogLevel('silent');

const creator = {
  name: 'Mara',
  status: 'Discovered',
  status_set_by: 'event',
  notes: '',
  email: 'mara@studio.test',
  dm_sent_at: null,
};

/** The library types its databases by the old SDK; these are of the new one. */
const databaseOf = (context: RulesTestContext) => context.firestore() as unknown as Firestore;

/** The documents of Ann's account of which she may change something; `c2` has answered. */
async function fill(rules: RulesTestEnvironment) {
  await rules.clearFirestore();
  await rules.withSecurityRulesDisabled(async (context) => {
    const db = databaseOf(context);
    const account = { name: 'Ann', email: 'ann@brand.test', referral_code: 'abcd2345' };
    await setDoc(doc(db, 'users/ann'), account);
    await setDoc(doc(db, 'users/ann/creators/c1'), creator);
    const answered = { ...creator, last_in_at: new Date('2026-05-01') };
    await setDoc(doc(db, 'users/ann/creators/c2'), answered);
  });
}

/**
 * Ann's account under the rules, reset for each test of the calling file, and the people who call.
 * Each file has a project of its own, since each resets it.
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
  };
}
