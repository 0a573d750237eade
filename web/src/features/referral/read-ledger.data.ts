import { referralEntryPlace } from '@vibes/core/firestore/places';
import type { ReferralEntry } from '@vibes/core/referral/referral';
import { currentUid } from '../../lib/live.ts';
import { readAll } from '../../lib/read-all.ts';

/** Every entry of the person's ledger, newest first, from the server. Rejects when a page cannot be read. */
export async function readLedger(): Promise<ReferralEntry[]> {
  const pages = await Array.fromAsync(readAll(referralEntryPlace.within(currentUid())));
  return pages.flat();
}
