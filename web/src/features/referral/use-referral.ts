import { referralEntryPlace, referralSummaryPlace } from '@vibes/core/firestore/places';
import type { ReferralEntry } from '@vibes/core/referral/referral';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { useNewest } from '../../lib/use-newest.ts';

/** What the person's link has brought, live. */
export const useReferralSummary = () => useLiveDocument(referralSummaryPlace.at(useUid()));

export type ListedEntry = ReferralEntry & { id: string };

/** The ledger, live, newest first. */
export const useLedger = () => useNewest({ of: referralEntryPlace.within(useUid()), by: 'at' });
