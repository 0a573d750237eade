import type { CreditEntry } from './credit-entry.ts';

/** The payment provider's ids of invoices begin so. */
const INVOICE = 'in_';

/** True when the entry put the balance on what the invoice `ref` had left, and not for want of it on another. */
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
      // Not by the sign: after a refund an earlier period may stand with more left.
      return isBackOn(id, ref) ? 'Payment came back' : 'Payment refunded or disputed';
  }
}
