import { stripeCustomerDocument } from '@vibes/core/firestore/documents';
import type { PlanName } from '@vibes/core/plan/plan';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';
import { limitRate } from '../steps/limit-rate.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import { checkPurchase } from './check-purchase.ts';
import { ensureCustomer, type KnownCustomer, type Payer } from './ensure-customer.ts';
import {
  findPurchaseRefusal,
  PURCHASE_REFUSALS,
  type PurchaseRefusal,
} from './find-purchase-refusal.ts';
import { readLastPayPage } from './read-last-pay-page.ts';
import { openPayPage } from './open-pay-page.ts';

interface Ports {
  documents: Documents;
  payments: PaymentProvider;
  clock: Clock;
}

interface Purchase {
  app_origin: string;
  payer: Payer;
  plan: PlanName;
  success_url: string;
  cancel_url: string;
}

/**
 * Each call asks the provider a handful of times, and all users share the provider's limit per
 * second.
 */
const LINKS_PER_MINUTE = 20;
/** A try is repeated only when another call wrote first. */
const TRIES = 5;

/** The provider's state may not be stored yet: makes the account due for the next sweep. */
async function syncNow({ documents, clock }: Ports, uid: string, { version }: KnownCustomer) {
  const path = stripeCustomerDocument.path(uid);
  const data = { due_at: clock() };
  await documents.commit([{ kind: 'update', path, data, if_version: version }]);
}

const refusal = (reason: PurchaseRefusal) =>
  new AppError('bad_request', {
    sentence: PURCHASE_REFUSALS[reason],
    log: reason,
    reason: 'already_subscribed',
  });

/**
 * The URL of the provider's pay page for a person without a plan. At most one page is open at any
 * time, and none is opened beside a plan, so any number of clicks anywhere leads to one
 * subscription. Throws `rate_limited` above twenty a minute.
 */
export async function runPaymentLink(ports: Ports, purchase: Purchase): Promise<{ url: string }> {
  const { app_origin, payer, ...wanted } = purchase;
  const { uid, tolt_referral } = payer;
  checkPurchase(app_origin, wanted);
  const limit = { counted: 'payment_links', per_minute: LINKS_PER_MINUTE } as const;
  await limitRate(ports.documents, { uid, ...limit, now: ports.clock() });
  for (let tries = 0; tries < TRIES; tries += 1) {
    const customer = await ensureCustomer(ports, payer);
    const { customer_id, checkout } = customer.record;
    const { url, is_paid } = await readLastPayPage(ports, { checkout, wanted });
    const reason = await findPurchaseRefusal(ports, { uid, customer_id, is_paid });
    if (reason) {
      await syncNow(ports, uid, customer);
      throw refusal(reason);
    }
    const way = url ?? (await openPayPage(ports, customer, { uid, tolt_referral, ...wanted }));
    if (way !== null) return { url: way };
  }
  const sentence = 'We couldn’t open the payment page. Nothing was charged. Please try again.';
  throw new AppError('timeout', { sentence, log: 'always_overtaken' });
}
