import type { CreditEntry } from '@vibes/core/credit/credit-entry';
import { creditEntryDocument, usageCreditsDocument } from '@vibes/core/firestore/documents';
import { withFirestore } from './open-firestore.ts';
import type { Stack } from './stack.ts';

/** Sets an account's balance, once per `ref`: the balance and the entry that explains it in one write. */
export const grantCredits = (
  stack: Pick<Stack, 'firestore' | 'project'>,
  { uid, credits, ref }: { uid: string; credits: number; ref: string },
): Promise<void> =>
  withFirestore(stack, async (firestore) => {
    const account = firestore.doc(usageCreditsDocument.path(uid));
    const grant = firestore.doc(creditEntryDocument.path(uid, `${ref}_grant`));
    const [balance, granted] = await firestore.getAll(account, grant);
    if (!balance?.exists) throw new Error('openAccount has written no credits.');
    if (granted?.exists) return;
    const delta = credits - Number(balance.get('num_credits'));
    const entry: CreditEntry = {
      at: new Date(),
      kind: 'grant',
      delta,
      balance_after: credits,
      ref,
      creator_name: null,
    };
    await firestore.batch().create(grant, entry).update(account, { num_credits: credits }).commit();
  });
