import type { CreditEntry } from './credit-entry.ts';

/** The payment provider's ids of invoices begin so. */
const INVOICE = 'in_';

/**
 * True when the entry moved the balance to what the invoice `ref` had left; false when it moved
 * away from that invoice to another.
 */
const isBackOn = (id: string, ref: string): boolean =>
  id === `invoice_${ref}` || id.startsWith(`invoice_${ref}_`);

/** How a statement names a change of the balance, a few words without the creator. */
export function entryWords({
  id,
  kind,
  balance_after,
  ref,
}: Pick<CreditEntry, 'kind' | 'balance_after' | 'ref'> & { id: string }): string {
  switch (kind) {
    case 'capture':
      return 'Captured';
    case 'grant':
      if (ref === 'trial') return 'Trial';
      return ref.startsWith(INVOICE) ? 'Plan’s first month' : 'Credits added';
    case 'reset':
      // A renewal leaves a plan's allowance, which is never 0; it may take credits away.
      return balance_after > 0 ? 'Renewal' : 'Plan ended';
    case 'refund':
      // The sign does not show it: after a refund an earlier period may have more left.
      return isBackOn(id, ref) ? 'Payment restored' : 'Payment refunded or disputed';
  }
}
