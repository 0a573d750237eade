import type { NewCreditEntry } from '@vibes/core/credit/credit-entry';
import { creditEntryDocument, usageCreditsDocument } from '@vibes/core/firestore/documents';
import { countOutreach } from './count-outreach.ts';
import type { DocumentWrite } from './documents.ts';

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
