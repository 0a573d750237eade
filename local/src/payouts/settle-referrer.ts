import { userAccountSchema } from '@vibes/core/account/user-account';
import {
  referralEntryDocument,
  referralSummaryDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import {
  referralEntrySchema,
  referralSummarySchema,
  type ReferralEntry,
} from '@vibes/core/referral/referral';
import { payoutEntryId, settlePayout, type PayoutMonth } from '@vibes/core/referral/settle-payout';
import type { Documents } from '../../../functions/src/ports/documents.ts';
import type { PayoutRow } from './payout-row.ts';

/** Lines read at once. */
const PAGE = 500;

async function readLedger(documents: Documents, uid: string): Promise<ReferralEntry[]> {
  const entries: ReferralEntry[] = [];
  for (let after: string | null = null; ;) {
    const collection = referralEntryDocument.collection(uid);
    const page = await documents.page({ collection, after, limit: PAGE });
    entries.push(...page.map(({ data }) => referralEntrySchema.parse(data)));
    if (page.length < PAGE) return entries;
    after = page.at(-1)?.path.split('/').at(-1) ?? null;
  }
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
    const [stored, account] = await documents.getAll([
      referralSummaryDocument.path(uid),
      userDocument.path(uid),
    ]);
    if (!stored?.data || !account?.data) return null;
    const payout = settlePayout(await readLedger(documents, uid), month);
    if (!payout) return null;
    const { clicks, sign_ups, paid_out } = referralSummarySchema.parse(stored.data);
    const { email, name } = userAccountSchema.parse(account.data);
    const row = { email, name, clicks, sign_ups, ...payout };
    if (!recording || payout.is_recorded || payout.owed === 0) return row;
    const { owed } = payout;
    const line: ReferralEntry = { at: recording.now, kind: 'payout', cents: -owed, ref: month.id };
    const written = await documents.commit([
      { kind: 'create', path: referralEntryDocument.path(uid, payoutEntryId(month)), data: line },
      {
        kind: 'update',
        path: stored.path,
        data: { paid_out: paid_out + owed },
        if_version: stored.version,
      },
    ]);
    if (written === 'committed') return { ...row, is_recorded: true };
  }
}
