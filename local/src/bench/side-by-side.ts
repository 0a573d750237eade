import {
  creatorDocument,
  creditEntryDocument,
  usageCreditsDocument,
} from '@vibes/core/firestore/documents';
import { openFirestore } from '../world/open-firestore.ts';
import type { Stack } from '../world/stack.ts';
import { openReadyAccount, type ReadyAccount } from '../world/open-ready-account.ts';
import { milliseconds, type Figure } from './figure.ts';
import { percentile } from './percentile.ts';
import { requestCapture } from './capture-requests.ts';

const ACCOUNTS = 20;
const EACH = 50;
const CREDITS = 100;

interface Counted {
  creators: number;
  charges: number;
  balance: number;
  sum: number;
}

async function count(stack: Stack, accounts: ReadyAccount[]): Promise<Counted[]> {
  const { firestore, close } = openFirestore({
    project: stack.project,
    host: new URL(stack.firestore).host,
  });
  const counted = await Promise.all(
    accounts.map(async ({ uid }) => {
      const [creators, entries, usage] = await Promise.all([
        firestore.collection(creatorDocument.collection(uid)).count().get(),
        firestore.collection(creditEntryDocument.collection(uid)).get(),
        firestore.doc(usageCreditsDocument.path(uid)).get(),
      ]);
      return {
        creators: creators.data().count,
        charges: entries.docs.filter((entry) => entry.get('kind') === 'capture').length,
        balance: Number(usage.get('num_credits')),
        sum: entries.docs.reduce((sum, entry) => sum + Number(entry.get('delta')), 0),
      };
    }),
  );
  await close();
  return counted;
}

/**
 * 1,000 captures, 20 at once over 20 accounts: all stored, none twice, every credit accounted for.
 */
export async function benchSideBySide(stack: Stack): Promise<Figure[]> {
  const accounts: ReadyAccount[] = [];
  for (let i = 0; i < ACCOUNTS; i += 1) {
    accounts.push(await openReadyAccount(stack, { name: `bench-side-${i}`, credits: CREDITS }));
  }
  const started = performance.now();
  const results = await Promise.all(
    accounts.map(async ({ api_key }, owner) => {
      const own = [];
      for (let i = 0; i < EACH; i += 1) {
        own.push(await requestCapture(stack, { api_key, handle: `tester_side${owner}x${i}` }));
      }
      return own;
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const all = results.flat();
  const created = all.filter(({ outcome }) => outcome === 'created').length;
  const counted = await count(stack, accounts);
  const total = (field: keyof Counted) => counted.reduce((sum, one) => sum + one[field], 0);
  const wanted = ACCOUNTS * EACH;
  const isExact = counted.every(
    ({ balance, sum, charges }) => balance === sum && balance === CREDITS - charges,
  );
  const p95 = percentile(
    all.map(({ ms }) => ms),
    0.95,
  );
  return [
    {
      what: `${wanted} captures, ${ACCOUNTS} at once: created`,
      measured: `${created} in ${seconds.toFixed(1)} s (p95 ${milliseconds(p95)})`,
      goal: `${wanted}`,
      reached: created === wanted,
    },
    {
      what: 'creators, credits charged',
      measured: `${total('creators')}, ${total('charges')}; balances ${isExact ? 'exact' : 'off'}`,
      goal: `${wanted}, ${wanted}; exact`,
      reached: total('creators') === wanted && total('charges') === wanted && isExact,
    },
  ];
}
