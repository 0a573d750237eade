import type { PayoutMonth } from '@vibes/core/referral/settle-payout';
import type { Documents } from '../../../functions/src/ports/documents.ts';
import type { PayoutRow } from './payout-row.ts';
import { settleReferrer, type Recording } from './settle-referrer.ts';

/** Accounts looked at side by side. */
const PAGE = 50;

/**
 * What each referrer is owed for a month, by e-mail address; recorded on the way when asked for.
 * Every account is looked at, so it costs about two reads a user. Broken off at any point, the
 * next run goes on with whoever is missing.
 */
export async function runPayouts(
  documents: Documents,
  { month, recording }: { month: PayoutMonth; recording: Recording | null },
): Promise<PayoutRow[]> {
  const rows: PayoutRow[] = [];
  for (let after: string | null = null; ;) {
    const page = await documents.page({ collection: 'users', after, limit: PAGE });
    const uids = page.map(({ path }) => path.slice('users/'.length));
    const settled = await Promise.all(
      uids.map((uid) => settleReferrer(documents, { uid, month, recording })),
    );
    rows.push(...settled.filter((row) => row !== null));
    after = uids.at(-1) ?? null;
    if (after === null) return rows.sort((a, b) => a.email.localeCompare(b.email));
  }
}
