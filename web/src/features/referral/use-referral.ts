import { referralEntryPlace, referralSummaryPlace } from '@vibes/core/firestore/places';
import type { ReferralEntry, ReferralSummary } from '@vibes/core/referral/referral';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import type { Loadable } from '../../lib/loadable.ts';
import { useNewest } from '../../lib/use-newest.ts';

const NOTHING: ReferralSummary = { clicks: 0, sign_ups: 0, paying: 0, earned: 0, paid_out: 0 };

/** What the person's link has brought, live; zeros until it has brought anything. */
export function useReferralSummary(): Loadable<ReferralSummary> {
  const read = useLiveDocument<Partial<ReferralSummary>>(referralSummaryPlace.path(useUid()));
  return read.status === 'data' ? { status: 'data', data: { ...NOTHING, ...read.data } } : read;
}

export type ListedEntry = ReferralEntry & { id: string };

/** The ledger, live, newest first. */
export const useLedger = () =>
  useNewest<ReferralEntry>({ path: referralEntryPlace.collection(useUid()), by: 'at' });
