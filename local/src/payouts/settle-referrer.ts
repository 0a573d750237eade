import {
  referralEntryDocument,
  referralSummaryDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import type { ReferralEntry } from '@vibes/core/referral/referral';
import { payoutEntryId, settlePayout, type PayoutMonth } from '@vibes/core/referral/settle-payout';
import type { Documents } from '../../../functions/src/ports/documents.ts';
import { loadDocuments } from '../../../functions/src/ports/load-documents.ts';
import { walkCollection } from '../../../functions/src/ports/walk-collection.ts';
import type { PayoutRow } from './payout-row.ts';

/** Lines read at once. */
const PAGE = 500;

async function readLedger(documents: Documents, uid: string): Promise<ReferralEntry[]> {
  const entries: ReferralEntry[] = [];
  const pages = walkCollection(documents, referralEntryDocument.within(uid), { limit: PAGE });
  for await (const page of pages) entries.push(...page.map(({ data }) => data));
  return entries;
}

/** What is written down besides, and when. */
export interface Recording {
  now: Date;
}

/**
 * What a user is owed for a month; null for one whose link never earned anything by then. With
 * `recording` the payout becomes a line of the ledger, once: the line and the sum in the summary
 * are one write, at the summary that was read before the ledger, so that nothing booked or paid
 * meanwhile is missed. A conflict reads again.
 */
export async function settleReferrer(
  documents: Documents,
  { uid, month, recording }: { uid: string; month: PayoutMonth; recording: Recording | null },
): Promise<PayoutRow | null> {
  for (;;) {
    const [summary, account] = await loadDocuments(documents, [
      referralSummaryDocument.at(uid),
      userDocument.at(uid),
    ]);
    if (!summary.data || !account.data) return null;
    const payout = settlePayout(await readLedger(documents, uid), month);
    if (!payout) return null;
    const { clicks, sign_ups, paid_out } = summary.data;
    const { email, name } = account.data;
    const row = { email, name, clicks, sign_ups, ...payout };
    if (!recording || payout.is_recorded || payout.owed === 0) return row;
    const { owed } = payout;
    const line: ReferralEntry = { at: recording.now, kind: 'payout', cents: -owed, ref: month.id };
    const written = await documents.commit([
      { kind: 'create', path: referralEntryDocument.path(uid, payoutEntryId(month)), data: line },
      {
        kind: 'update',
        path: summary.path,
        data: { paid_out: paid_out + owed },
        if_version: summary.version,
      },
    ]);
    if (written === 'committed') return { ...row, is_recorded: true };
  }
}
