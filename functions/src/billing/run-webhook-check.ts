import { stripeEventDocument } from '@vibes/core/firestore/documents';
import { loadDocuments } from '../steps/load-documents.ts';
import type { BillingPorts } from './run-billing.ts';
import { customerOfEvent, PAYMENT_EVENTS } from './run-payment-event.ts';

const HOUR = 60 * 60_000;

/**
 * How many events of the last day about customers of ours the provider could not deliver, and we
 * never handled. The last hour is left out: those are still being tried. Accounts are polled anyway,
 * so nothing is lost, but a plan that was paid opens late.
 */
export async function runWebhookCheck(ports: BillingPorts): Promise<number> {
  const { documents, clock, payments } = ports;
  const now = clock().getTime();
  const events = await payments.undelivered({
    types: PAYMENT_EVENTS,
    after: new Date(now - 24 * HOUR),
    until: new Date(now - HOUR),
  });
  if (events.length === 0) return 0;
  const known = await loadDocuments(
    documents,
    events.map(({ id }) => stripeEventDocument.at(id)),
  );
  const isOurs = async (_: unknown, place: number) => {
    const event = events[place];
    if (!event || known[place]?.data) return false;
    const customer_id = await customerOfEvent(payments, event);
    return customer_id !== null && (await payments.ownerOf(customer_id)) !== null;
  };
  const ours = await Promise.all(events.map(isOurs));
  return ours.filter(Boolean).length;
}
