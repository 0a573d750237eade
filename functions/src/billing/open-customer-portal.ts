import { isOwnAddress } from '@vibes/core/api/is-own-address';
import { stripeCustomerDocument } from '@vibes/core/firestore/documents';
import { pollBy } from '@vibes/core/plan/poll-by';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';
import { limitRate } from '../steps/limit-rate.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';

/** Milliseconds until the sweep polls for changes made there, with or without an event. */
const POLL_DELAY = 10 * 60_000;
const PORTALS_PER_MINUTE = 20;

interface Ports {
  documents: Documents;
  payments: PaymentProvider;
  clock: Clock;
}

/**
 * The URL of the provider's page where a card is changed or a plan ended, for its customer only.
 * Throws `rate_limited` above twenty a minute.
 */
export async function openCustomerPortal(
  { documents, payments, clock }: Ports,
  { app_origin, uid, return_url }: { app_origin: string; uid: string; return_url: string },
): Promise<{ url: string }> {
  if (!isOwnAddress(return_url, app_origin)) {
    const sentence = 'Open Manage Subscription from the app. Nothing was changed.';
    throw new AppError('bad_request', { sentence, log: 'foreign_return_address' });
  }
  const [{ path, data: customer, version }] = await loadDocuments(documents, [
    stripeCustomerDocument.at(uid),
  ]);
  if (!customer) {
    const sentence = 'You don’t have a subscription yet. Choose a plan first.';
    throw new AppError('bad_request', { sentence, log: 'no_customer', reason: 'no_customer' });
  }
  const limit = { counted: 'portals', per_minute: PORTALS_PER_MINUTE } as const;
  await limitRate(documents, { uid, ...limit, now: clock() });
  const { customer_id, due_at } = customer;
  const portal = await payments.openPortal({ customer_id, return_url });
  // A conflict needs no repeat: the other write was a sync, or has set an earlier time.
  const data = { due_at: pollBy(due_at, new Date(clock().getTime() + POLL_DELAY)) };
  await documents.commit([{ kind: 'update', path, data, if_version: version }]);
  return portal;
}
