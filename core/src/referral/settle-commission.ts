import { keptCents, type ProviderInvoice } from '../plan/customer-billing.ts';
import { REFERRAL_SHARE, type ReferralEntry, type ReferralInvoice } from './referral.ts';

/**
 * US cents that an invoice is worth to the referrer, rounded down: their share of what was paid and
 * not returned.
 */
export const commissionCents = (invoice: ProviderInvoice): number =>
  invoice.state === 'paid' ? Math.floor(keptCents(invoice) * REFERRAL_SHARE) : 0;

/**
 * When the first invoice that money came in for was created, also if the money was returned; else
 * null.
 */
export function firstPaidAt(invoices: ProviderInvoice[]): Date | null {
  const paid = invoices.filter(({ state, amount_paid }) => state === 'paid' && amount_paid > 0);
  const times = paid.map(({ created_at }) => created_at.getTime());
  return times.length === 0 ? null : new Date(Math.min(...times));
}

interface Settled {
  /** The id of the new line: the invoice and the line's number within it. */
  entry_id: string;
  entry: ReferralEntry;
  booked: ReferralInvoice;
}

/**
 * The one line that brings what an invoice has earned so far to what it is worth now; null when
 * they are equal. Depends only on the invoice's current state and what is booked, so a repeat adds
 * nothing and the last state decides.
 *
 * @param settling.booked null while nothing was ever booked for the invoice
 */
export function settleCommission(settling: {
  referred_uid: string;
  invoice: ProviderInvoice;
  booked: ReferralInvoice | null;
  now: Date;
}): Settled | null {
  const { referred_uid, invoice, booked, now } = settling;
  const cents = commissionCents(invoice);
  const difference = cents - (booked?.cents ?? 0);
  if (difference === 0) return null;
  const entries = (booked?.entries ?? 0) + 1;
  const later = difference < 0 ? 'reversed' : 'restored';
  return {
    entry_id: `${invoice.id}_${entries}`,
    entry: { at: now, kind: booked ? later : 'earned', cents: difference, ref: invoice.id },
    booked: { referred_uid, cents, entries },
  };
}
