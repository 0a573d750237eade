import { creditEntrySchema } from '@vibes/core/credit/credit-entry';
import type { Documents, DocumentWrite } from '../src/ports/documents.ts';

/**
 * A database that checks each write against the rule of `num_credits`: it equals the sum of all
 * entries, each entry states the sum it leaves, no id comes twice, nothing goes below zero. Throws
 * at the first write that breaks it. Use it from before the account is opened.
 */
export function watchedLedger(
  documents: Documents,
  { usage, entries }: { usage: string; entries: string },
): { documents: Documents; written: { entries: number; balance: number } } {
  const written = { entries: 0, balance: 0 };
  const ids = new Set<string>();

  function book(write: DocumentWrite) {
    if (write.kind !== 'create') throw new Error(`${write.path} was not booked by create.`);
    if (ids.has(write.path)) throw new Error(`${write.path} is booked twice.`);
    ids.add(write.path);
    const { delta, balance_after } = creditEntrySchema.parse(write.data);
    written.entries += 1;
    written.balance += delta;
    if (balance_after !== written.balance) {
      throw new Error(`${write.path} leaves ${written.balance}, and says ${balance_after}.`);
    }
  }
  function check(writes: DocumentWrite[]) {
    for (const write of writes) if (write.path.startsWith(`${entries}/`)) book(write);
    const held = writes.find(({ path }) => path === usage);
    const balance = held && 'data' in held ? held.data?.['num_credits'] : undefined;
    if (balance !== undefined && balance !== written.balance) {
      throw new Error(
        `The balance is ${JSON.stringify(balance)}, its entries say ${written.balance}.`,
      );
    }
  }
  return {
    written,
    documents: {
      ...documents,
      async commit(writes) {
        const end = await documents.commit(writes);
        if (end === 'committed') check(writes);
        return end;
      },
    },
  };
}
