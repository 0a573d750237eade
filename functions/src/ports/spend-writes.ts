import type { UserAccount } from '@vibes/core/account/user-account';
import type { UsageCredits } from '@vibes/core/credit/credit-entry';
import { spendCredit } from '@vibes/core/credit/spend-credit';
import type { Creator } from '@vibes/core/creator/creator';
import { usageCreditsDocument, userDocument } from '@vibes/core/firestore/documents';
import { chargeWrites } from './charge-writes.ts';
import { creditRefusal } from './credit-refusal.ts';
import type { Documents, DocumentWrite } from './documents.ts';
import { loadDocuments, mustExist } from './load-documents.ts';

/** What a credit is spent from. */
export interface Purse {
  user: UserAccount;
  usage: UsageCredits;
  versions: { credits: unknown };
}

export async function loadPurse(documents: Documents, uid: string): Promise<Purse> {
  const [user, usage] = await loadDocuments(documents, [
    userDocument.at(uid),
    usageCreditsDocument.at(uid),
  ]);
  const versions = { credits: usage.version };
  return { user: mustExist(user), usage: mustExist(usage), versions };
}

interface Spending extends Purse {
  uid: string;
  creator: Creator;
}

/**
 * The credit of a creator whose profile was never read: an address that was typed, or found in a
 * pasted text. Its id is that of a capture, which then costs nothing more. Throws out_of_credits.
 */
export function spendWrites(
  { uid, creator, user, usage, versions }: Spending,
  now: Date,
): DocumentWrite[] {
  const { id: creator_id, name: creator_name } = creator;
  const charge = spendCredit({ balance: usage.num_credits, creator_id, creator_name, now });
  if (!charge) throw creditRefusal({ user, usage }, now);
  return chargeWrites({ uid, charge, time_zone: user.time_zone, version: versions.credits, now });
}
