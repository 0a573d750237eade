import { userDocument } from '@vibes/core/firestore/documents';
import type { PayoutMonth } from '@vibes/core/referral/settle-payout';
import type { CommitPorts } from '../../../functions/src/steps/decide-and-commit.ts';
import { walkCollection } from '../../../functions/src/steps/walk-collection.ts';
import type { PayoutRow } from './payout-row.ts';
import { settleReferrer } from './settle-referrer.ts';

/** Accounts read side by side. */
const PAGE = 50;

/**
 * What each referrer is owed for a month, by email address; recorded as well when `record` is set.
 * Every account is read, so it costs about two reads a user. If it is interrupted, the next run
 * records those that are missing.
 */
export async function runPayouts(
  ports: CommitPorts,
  { month, record }: { month: PayoutMonth; record: boolean },
): Promise<PayoutRow[]> {
  const rows: PayoutRow[] = [];
  // Parsed only when a referrer is settled, so that a broken account of somebody else stops
  // nothing.
  const users = { path: userDocument.collection(), read: () => null };
  for await (const page of walkCollection(ports.documents, users, { limit: PAGE })) {
    const uids = page.map(({ path }) => userDocument.idsIn(path).uid);
    const settled = await Promise.all(
      uids.map((uid) => settleReferrer(ports, { uid, month, record })),
    );
    rows.push(...settled.filter((row) => row !== null));
  }
  return rows.sort((a, b) => a.email.localeCompare(b.email));
}
