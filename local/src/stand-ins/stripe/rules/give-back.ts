import type { At, Charge, Dispute, Invoice, Refund } from '../account/account.ts';
import { chargeOf } from '../account/find.ts';
import { newId } from '../account/new-id.ts';
import { describeCharge, describeDispute } from '../describe/payment.ts';
import { emit } from './emit.ts';

/** Refunds cents of a payment, at most what is left of it; all of that by default. */
export function refund(at: At, paid: Charge, cents?: number): Refund {
  const amount = Math.min(cents ?? paid.amount, paid.amount - paid.amount_refunded);
  const made: Refund = { id: newId('re'), created: at.now, charge_id: paid.id, amount };
  at.account.refunds.push(made);
  paid.amount_refunded += amount;
  emit(at, 'charge.refunded', describeCharge(paid));
  return made;
}

export function openDispute(at: At, paid: Charge): Dispute {
  const { id: charge_id, amount } = paid;
  const status = 'needs_response';
  const made: Dispute = { id: newId('du'), created: at.now, charge_id, amount, status };
  at.account.disputes.push(made);
  // True once there was a dispute, whatever its outcome.
  paid.is_disputed = true;
  emit(at, 'charge.dispute.created', describeDispute(made));
  return made;
}

/** Ends the dispute of a payment that is still open. */
export function closeDispute(at: At, paid: Charge, status: 'won' | 'lost'): void {
  const dispute = at.account.disputes.find(
    (one) => one.charge_id === paid.id && one.status === 'needs_response',
  );
  if (!dispute) return;
  dispute.status = status;
  emit(at, 'charge.dispute.closed', describeDispute(dispute));
}

/** The payment of an invoice, or null when nothing was paid. */
export const paymentOf = ({ account }: At, { payment_intent_id }: Invoice): Charge | null =>
  chargeOf(account, payment_intent_id);
