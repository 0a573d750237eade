import type { CreditEntry } from '@vibes/core/credit/credit-entry';
import {
  creditEntryDocument,
  subscriptionDocument,
  usageCreditsDocument,
} from '@vibes/core/firestore/documents';
import { firestoreDocuments } from '../../functions/src/adapters/firestore/firestore-documents.ts';
import { loadDocuments, mustExist } from '../../functions/src/steps/load-documents.ts';
import { walkCollection } from '../../functions/src/steps/walk-collection.ts';
import { database } from './database.ts';
import type { UserBooks } from './billing.ts';

/** What is stored of an account's plan and credits, the statement in the order of its lines. */
export async function storedBooks(uid: string) {
  const documents = firestoreDocuments(await database());
  const [usage, subscription] = await loadDocuments(documents, [
    usageCreditsDocument.at(uid),
    subscriptionDocument.at(uid),
  ]);
  const entries: CreditEntry[] = [];
  const pages = walkCollection(documents, creditEntryDocument.within(uid), { limit: 100 });
  for await (const page of pages) entries.push(...page.map(({ data }) => data));
  entries.sort((a, b) => a.at.getTime() - b.at.getTime());
  return { usage: mustExist(usage), subscription: subscription.data, entries };
}
export type StoredBooks = Awaited<ReturnType<typeof storedBooks>>;

/** Credits as stored, and what the statement adds up to. */
export function balanceOf({ usage, entries }: StoredBooks) {
  const sum = entries.reduce((all, { delta }) => all + delta, 0);
  return { balance: usage.num_credits, sum };
}

const HOUR = 3600;

/**
 * The same without anything that depends on the account: dates by the month of the last plan, or as
 * hours since it was bought, invoices by their number. Two accounts with the same history are
 * equal.
 */
export function comparable(stored: StoredBooks, { subscriptions, invoices }: UserBooks) {
  const last = subscriptions.at(-1);
  const when = (moment: Date | null) => {
    if (!moment || !last) return null;
    const seconds = moment.getTime() / 1000;
    if (seconds === last.period_end) return 'the end of the month';
    return Math.round((seconds - last.created) / HOUR);
  };
  const causeOf = (ref: string) => {
    const number = invoices.findIndex(({ id }) => id === ref) + 1;
    return number > 0 ? `invoice ${number}` : ref;
  };
  const { usage, subscription, entries } = stored;
  return {
    balance: usage.num_credits,
    allowance: usage.monthly_allowance,
    resets: when(usage.resets_at),
    plan: subscription && { ...subscription, expires_at: when(subscription.expires_at) },
    statement: entries.map(({ kind, delta, balance_after, ref }) => {
      const cause = kind === 'capture' ? 'a creator' : causeOf(ref);
      return `${kind} ${delta} = ${balance_after} for ${cause}`;
    }),
  };
}
