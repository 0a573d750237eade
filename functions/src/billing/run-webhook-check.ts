import { stripeEventDocument } from '@vibes/core/firestore/documents';
import { loadDocuments } from '../steps/load-documents.ts';
import type { BillingPorts } from './run-billing.ts';
import { customerOfEvent, PAYMENT_EVENTS } from './run-payment-event.ts';

const HOUR = 60 * 60_000;
/** Events whose customers are looked up, each by one or two requests. */
const MOST_ASKED = 50;

/**
 * The id of an event of the last day about a customer of ours that the provider could not deliver,
 * and we never handled; null where there is none. The last hour is left out: those are still being
 * tried. Accounts are polled anyway, so nothing is lost, but a plan that was paid opens late.
 */
export async function runWebhookCheck(ports: BillingPorts): Promise<string | null> {
  const { documents, clock, payments } = ports;
  const now = clock().getTime();
  const events = await payments.undelivered({
    types: PAYMENT_EVENTS,
    after: new Date(now - 24 * HOUR),
    until: new Date(now - HOUR),
  });
  if (events.length === 0) return null;
  const known = await loadDocuments(
    documents,
    events.map(({ id }) => stripeEventDocument.at(id)),
  );
  const missed = events.filter((_, place) => !known[place]?.data).slice(0, MOST_ASKED);
  for (const event of missed) {
    const customer_id = await customerOfEvent(payments, event);
    // The account may sell other products, and their customers are no business of ours.
    if (customer_id !== null && (await payments.ownerOf(customer_id)) !== null) return event.id;
  }
  return null;
}
