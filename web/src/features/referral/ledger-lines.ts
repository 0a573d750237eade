import type { ReferralEntry } from '@vibes/core/referral/referral';

/** The words for each kind of ledger entry. */
export const ENTRY_WORDS: Record<ReferralEntry['kind'], string> = {
  earned: 'Earned from a payment',
  reversed: 'Taken back after a refund',
  restored: 'Paid again',
  payout: 'Paid out',
};

export const sumOf = (entries: readonly ReferralEntry[]): number =>
  entries.reduce((sum, { cents }) => sum + cents, 0);

/** Entries, newest first, each with the US cents owed after it; `owed` is the amount after the newest. */
export function ledgerLines<E extends ReferralEntry>(
  entries: readonly E[],
  owed: number,
): (E & { balance: number })[] {
  let balance = owed;
  return entries.map((entry) => {
    const line = { ...entry, balance };
    balance -= entry.cents;
    return line;
  });
}

export const LEDGER_HEADER = ['date', 'what', 'amount_usd', 'balance_usd'];

/** The whole ledger, newest first, as the rows of a table. */
export const ledgerRows = (entries: readonly ReferralEntry[]): (string | number)[][] =>
  ledgerLines(entries, sumOf(entries)).map(({ at, kind, cents, balance }) => [
    at.toISOString(),
    ENTRY_WORDS[kind],
    cents / 100,
    balance / 100,
  ]);
