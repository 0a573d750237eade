import {
  referralEntryDocument,
  referralSummaryDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import type { ReferralEntry } from '@vibes/core/referral/referral';
import { payoutEntryId, settlePayout, type PayoutMonth } from '@vibes/core/referral/settle-payout';
import {
  decideAndCommit,
  NOT_TO_BE_LOST,
  type CommitPorts,
  type Decision,
} from '../../../functions/src/steps/decide-and-commit.ts';
import type { Documents } from '../../../functions/src/ports/documents.ts';
import { walkCollection } from '../../../functions/src/steps/walk-collection.ts';
import type { PayoutRow } from './payout-row.ts';

/** Lines read at once. */
const PAGE = 500;

async function readLedger(documents: Documents, uid: string): Promise<ReferralEntry[]> {
  const entries: ReferralEntry[] = [];
  const pages = walkCollection(documents, referralEntryDocument.within(uid), { limit: PAGE });
  for await (const page of pages) entries.push(...page.map(({ data }) => data));
  return entries;
}

/**
 * What a user is owed for a month; null for one whose link never earned anything by then. With
 * `record` the payout becomes a line of the ledger, once: the line and the sum in the summary are
 * one write, at the version of the summary that was read before the ledger, so that nothing booked
 * or paid in between is missed.
 */
export const settleReferrer = (
  ports: CommitPorts,
  { uid, month, record }: { uid: string; month: PayoutMonth; record: boolean },
): Promise<PayoutRow | null> =>
  decideAndCommit(ports, {
    bounds: NOT_TO_BE_LOST,
    async read() {
      const [summary, user] = await ports.documents.getAll([
        referralSummaryDocument.path(uid),
        userDocument.path(uid),
      ]);
      if (!summary?.data || !user?.data) return null;
      return { summary, user: user.data, ledger: await readLedger(ports.documents, uid) };
    },
    decide(known, now): Decision<PayoutRow | null> {
      const payout = known && settlePayout(known.ledger, month);
      if (!payout) return { writes: [], result: null };
      const { summary } = known;
      // Only of one who is owed something: a broken account of anybody else stops nothing.
      const { clicks, sign_ups, paid_out } = referralSummaryDocument.at(uid).read(summary.data);
      const { email, name } = userDocument.schema.parse(known.user);
      const row = { email, name, clicks, sign_ups, ...payout };
      if (!record || payout.is_recorded || payout.owed === 0) return { writes: [], result: row };
      const { owed } = payout;
      const data: ReferralEntry = { at: now, kind: 'payout', cents: -owed, ref: month.id };
      const path = referralEntryDocument.path(uid, payoutEntryId(month));
      const change = { path: summary.path, data: { paid_out: paid_out + owed } };
      return {
        writes: [
          { kind: 'create', path, data },
          { kind: 'update', ...change, if_version: summary.version },
        ],
        result: { ...row, is_recorded: true },
      };
    },
  });
