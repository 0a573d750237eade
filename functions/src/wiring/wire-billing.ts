import { readConfig } from '../platform/config.ts';
import { AppError } from '../platform/app-error.ts';
import { log } from '../platform/log.ts';
import type { PaymentEvent } from '../ports/payment-provider.ts';
import { before, clock, once, wireBase } from './wire-base.ts';

/** The workflows' ports, or null while there is no key to the payment provider. */
const wirePorts = once(async () => {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_BASE_URL } = readConfig();
  if (STRIPE_SECRET_KEY === undefined) return null;
  const [base, { stripePayments }] = await Promise.all([
    wireBase(),
    import('../adapters/stripe/stripe-payments.ts'),
  ]);
  const payments = stripePayments({
    secret_key: STRIPE_SECRET_KEY,
    webhook_secret: STRIPE_WEBHOOK_SECRET,
    base_url: STRIPE_BASE_URL,
    onNotice: ({ kind, ...notice }) => log.error(`stripe.${kind}`, notice),
  });
  const onFault = (fault: object) => log.error('billing.failed', { ...fault });
  return { ...base, payments, onFault };
});

const wireConfigured = once(async () => {
  const ports = await wirePorts();
  if (!ports) throw new AppError('not_configured', { log: 'no_stripe_key' });
  return ports;
});

/** The pages a person opens; closed unless the operator has opened sales. */
export const wirePaymentEndpoints = once(async () => {
  const { APP_ORIGIN, PAYMENTS_OPEN } = readConfig();
  if (!PAYMENTS_OPEN) throw new AppError('not_configured', { log: 'payments_closed' });
  const [ports, { runPaymentLink }, { openCustomerPortal }] = await Promise.all([
    wireConfigured(),
    import('../billing/run-payment-link.ts'),
    import('../billing/open-customer-portal.ts'),
  ]);
  type Purchase = Omit<Parameters<typeof runPaymentLink>[1], 'app_origin'>;
  return {
    openPayPage: (purchase: Purchase) =>
      runPaymentLink(ports, { app_origin: APP_ORIGIN, ...purchase }),
    openPortal: (asked: { uid: string; return_url: string }) =>
      openCustomerPortal(ports, { app_origin: APP_ORIGIN, ...asked }),
  };
});

/** Plans that were sold are synced also while none are sold. */
export const wirePaymentEvents = once(async () => {
  const [ports, { runPaymentEvent }] = await Promise.all([
    wireConfigured(),
    import('../billing/run-payment-event.ts'),
  ]);
  return {
    readEvent: (signed: { body: Buffer; signature: string }) =>
      ports.payments.readEvent({ ...signed, now: clock() }),
    runPaymentEvent: (event: PaymentEvent) => runPaymentEvent(ports, event),
  };
});

/** Both do nothing while there is no payment provider. */
export const wireBillingSweep = once(async () => {
  const [ports, { runBillingSweep }, { runWebhookCheck }] = await Promise.all([
    wirePorts(),
    import('../billing/run-billing-sweep.ts'),
    import('../billing/run-webhook-check.ts'),
  ]);
  return {
    runSweep: async (budget: number) =>
      ports ? runBillingSweep(ports, { until: before(budget) }) : null,
    runWebhookCheck: async () => (ports ? runWebhookCheck(ports) : 0),
  };
});
