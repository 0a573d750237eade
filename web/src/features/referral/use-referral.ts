import { paths } from '@vibes/core/firestore/paths';
import type { ReferralEntry, ReferralSummary } from '@vibes/core/referral/referral';
import { limit, orderBy } from 'firebase/firestore';
import { useState } from 'react';
import { ROWS_STEP, useWidened, type Widened } from '../../components/delivery/use-widened.ts';
import { useLiveDocument, useLiveQuery, useUid } from '../../lib/live.ts';
import type { Loadable } from '../../lib/loadable.ts';

const NOTHING: ReferralSummary = { clicks: 0, sign_ups: 0, paying: 0, earned: 0, paid_out: 0 };

/** What the person's link has brought, live; zeros until it has brought anything. */
export function useReferralSummary(): Loadable<ReferralSummary> {
  const read = useLiveDocument<Partial<ReferralSummary>>(paths.referralSummary(useUid()));
  return read.status === 'data' ? { status: 'data', data: { ...NOTHING, ...read.data } } : read;
}

export type ListedEntry = ReferralEntry & { id: string };

/** The ledger, live, newest first. `showMore` widens what is shown of it. */
export function useLedger(): { ledger: Loadable<Widened<ListedEntry>>; showMore: () => void } {
  const [size, setSize] = useState(ROWS_STEP);
  const live = useLiveQuery<ReferralEntry>(
    paths.referralEntries(useUid()),
    `newest ${size}`,
    () => [orderBy('at', 'desc'), limit(size)],
  );
  return {
    ledger: useWidened(live, size),
    showMore: () => setSize((before) => before + ROWS_STEP),
  };
}
