import type { UserAccount } from '@vibes/core/account/user-account';
import type { NewCreditEntry, UsageCredits } from '@vibes/core/credit/credit-entry';
import { outOfCredits } from '@vibes/core/credit/out-of-credits';
import { spendCredit } from '@vibes/core/credit/spend-credit';
import type { Creator } from '@vibes/core/creator/creator';
import {
  creditEntryDocument,
  usageCreditsDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import { countOutreach } from './count-outreach.ts';
import { loadDocuments, mustExist } from './load-documents.ts';

/** The refusal of what the balance does not cover, with the date credits return. */
export function creditRefusal(
  { user, usage }: { user: Pick<UserAccount, 'time_zone'>; usage: UsageCredits },
  now: Date,
): AppError {
  const sentence = outOfCredits({ usage, time_zone: user.time_zone, now });
  return new AppError('out_of_credits', { sentence });
}

/**
 * Spends a creator's credit, at the version of the balance that was read. The entry is created, and
 * its id names the creator: of two charges at once, one is a conflict.
 */
export function chargeWrites(input: {
  uid: string;
  charge: NewCreditEntry;
  time_zone: string;
  /** Of the balance. */
  version: unknown;
  now: Date;
}): DocumentWrite[] {
  const { uid, charge, time_zone, version, now } = input;
  const { id, entry } = charge;
  return [
    { kind: 'create', path: creditEntryDocument.path(uid, id), data: entry },
    {
      kind: 'update',
      path: usageCreditsDocument.path(uid),
      data: { num_credits: entry.balance_after },
      if_version: version,
    },
    countOutreach({ uid, at: now, time_zone }, { captured: 1 }),
  ];
}

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
