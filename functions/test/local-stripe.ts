import type { PlanName } from '@vibes/core/plan/plan';
import { DROPPED } from '../../local/src/stand-ins/api-fault.ts';
import type { Card } from '../../local/src/stand-ins/stripe/account/account.ts';
import { customerOf } from '../../local/src/stand-ins/stripe/account/find.ts';
import { pick } from '../../local/src/stand-ins/stripe/api/pick.ts';
import { find } from '../../local/src/stand-ins/stripe/control/find.ts';
import { findPrice } from '../../local/src/stand-ins/stripe/control/find-price.ts';
import { describeEvent } from '../../local/src/stand-ins/stripe/describe/event.ts';
import { describeInvoice } from '../../local/src/stand-ins/stripe/describe/invoice.ts';
import { stripeSignature } from '../../local/src/stand-ins/stripe/events/sign.ts';
import { openStripe } from '../../local/src/stand-ins/stripe/open-stripe.ts';
import {
  cancelAtPeriodEnd,
  cancelNow,
  resume,
} from '../../local/src/stand-ins/stripe/rules/cancel.ts';
import { changePlan } from '../../local/src/stand-ins/stripe/rules/change-plan.ts';
import { isOver, update } from '../../local/src/stand-ins/stripe/rules/change-subscription.ts';
import { collect } from '../../local/src/stand-ins/stripe/rules/collect.ts';
import { emit } from '../../local/src/stand-ins/stripe/rules/emit.ts';
import {
  closeDispute,
  openDispute,
  paymentOf,
  refund,
} from '../../local/src/stand-ins/stripe/rules/give-back.ts';
import { paySession } from '../../local/src/stand-ins/stripe/rules/pay-session.ts';
import { subscribe } from '../../local/src/stand-ins/stripe/rules/subscribe.ts';
import { stripePayments } from '../src/adapters/stripe/stripe-payments.ts';
import { PAYMENT_EVENTS } from '../src/billing/run-payment-event.ts';
import type { Clock } from '../src/ports/clock.ts';
import type { PaymentEvent, PaymentProvider } from '../src/ports/payment-provider.ts';
import { inProcessHttp } from './in-process-http.ts';

const KEY = 'sk_test_local';
const SECRET = 'whsec_local';
const ORIGIN = 'https://pay.example.com';
const TOLD: ReadonlySet<string> = new Set(PAYMENT_EVENTS);

type Model = ReturnType<typeof openStripe>;

/** What people, banks and the operator do at Stripe. Each call first moves it on to the clock. */
function doings({ present }: Model) {
  const subscription = (id: string) => {
    const at = present();
    return { at, held: find.subscription(at, id) };
  };
  const payment = (id: string) => {
    const at = present();
    return { at, paid: paymentOf(at, find.invoice(at, id)) };
  };
  const openBills = (id: string) =>
    present().account.invoices.filter((one) => one.subscription_id === id && one.status === 'open');
  return {
    /** Without a pay page. A declined card leaves it `incomplete`. Returns the subscription's id. */
    buy(customer_id: string, plan: PlanName = 'Starter', card: Card = 'good') {
      const at = present();
      const price_id = findPrice(at, plan).id;
      return subscribe(at, { customer_id, price_id, metadata: {}, card }).id;
    },
    /** Somebody pays on the pay page. Returns the subscription's id. */
    pay(session_id: string) {
      const at = present();
      const session = pick(at.account.sessions, session_id, 'page');
      if (session.status !== 'open') throw new Error(`The page is ${session.status}.`);
      paySession(at, session);
      return session.subscription_id ?? '';
    },
    cancel(id: string, when: 'at_period_end' | 'now', by: 'page' | 'api' = 'page') {
      const { at, held } = subscription(id);
      if (isOver(held)) return;
      if (when === 'now') cancelNow(at, held);
      else cancelAtPeriodEnd(at, held, by);
    },
    resume(id: string) {
      const { at, held } = subscription(id);
      if (!isOver(held)) resume(at, held);
    },
    changePlan(id: string, plan: PlanName) {
      const { at, held } = subscription(id);
      const price = findPrice(at, plan).id;
      if (held.status === 'active' && held.price_id !== price) changePlan(at, held, price);
    },
    /** What the next charges find. */
    changeCard(id: string, card: Card) {
      const { at, held } = subscription(id);
      customerOf(at.account, held.customer_id).card = card;
    },
    /** The open bills of a subscription, paid late, with another card. */
    payLate(id: string) {
      const { at, held } = subscription(id);
      if (isOver(held)) return;
      const customer = customerOf(at.account, held.customer_id);
      const { card } = customer;
      customer.card = 'good';
      for (const invoice of openBills(id)) collect(at, invoice, true);
      customer.card = card;
    },
    voidOpen(id: string) {
      const { at, held } = subscription(id);
      if (isOver(held)) return;
      for (const invoice of openBills(id)) {
        Object.assign(invoice, { status: 'void', next_attempt_at: null });
        emit(at, 'invoice.voided', describeInvoice(at.account, invoice));
      }
      if (held.status === 'past_due') update(at, held, { status: 'active' });
    },
    /** All that is left of the payment, or so many cents of it. */
    refund(invoice_id: string, cents?: number) {
      const { at, paid } = payment(invoice_id);
      if (paid) refund(at, paid, cents);
    },
    dispute(invoice_id: string) {
      const { at, paid } = payment(invoice_id);
      if (paid) openDispute(at, paid);
    },
    closeDispute(invoice_id: string, end: 'won' | 'lost') {
      const { at, paid } = payment(invoice_id);
      if (paid) closeDispute(at, paid, end);
    },
  };
}

/**
 * The payment port's adapter on the stand-in for Stripe, in this process, by the test's clock. A
 * renewal is a draft for an hour, and a bill that stays unpaid is tried again once, after 14 days.
 */
export function localStripe({ clock }: { clock: Clock }) {
  const model = openStripe({ clock, api_key: KEY });
  const { account } = model.state;
  Object.assign(account.settings, { draft_seconds: 3600, retry_days: [14] });
  const faults = {
    /** Stripe cannot be reached. */
    down: false,
    /** Runs once, after an answer was read and before it is returned. */
    beforeAnswer: null as (() => Promise<void>) | null,
  };
  /** What was asked of the port, by method. */
  const asked: Record<string, number> = {};
  const events: PaymentEvent[] = [];
  let read = 0;

  const http_client = inProcessHttp((request) =>
    faults.down ? DROPPED : model.callApi(request, ORIGIN),
  );
  const open = (): PaymentProvider =>
    stripePayments({
      secret_key: KEY,
      webhook_secret: SECRET,
      base_url: undefined,
      retries: 0,
      http_client,
      onNotice: ({ kind, ...about }) => {
        if (!faults.down) throw new Error(`${kind} ${JSON.stringify(about)}`);
      },
    });
  const payments = open();

  function count<Input extends unknown[], Output>(
    name: string,
    method: (...input: Input) => Output,
  ) {
    return (...input: Input): Output => {
      asked[name] = (asked[name] ?? 0) + 1;
      return method(...input);
    };
  }
  const provider: PaymentProvider = {
    ensureCustomer: count('ensureCustomer', payments.ensureCustomer),
    ownerOf: count('ownerOf', payments.ownerOf),
    customerOf: count('customerOf', payments.customerOf),
    openCheckout: count('openCheckout', payments.openCheckout),
    readCheckout: count('readCheckout', payments.readCheckout),
    closeCheckout: count('closeCheckout', payments.closeCheckout),
    endSubscriptions: count('endSubscriptions', payments.endSubscriptions),
    openPortal: count('openPortal', payments.openPortal),
    undelivered: count('undelivered', payments.undelivered),
    readEvent: payments.readEvent,
    readBilling: count('readBilling', async (customer_id) => {
      const billing = await payments.readBilling(customer_id);
      const { beforeAnswer } = faults;
      faults.beforeAnswer = null;
      await beforeAnswer?.();
      return billing;
    }),
  };

  /** Moves it on to the clock, as every call does, and reads what the webhook is told. */
  function advance() {
    const { now } = model.present();
    for (const event of account.events.slice(read).filter(({ type }) => TOLD.has(type))) {
      const body = JSON.stringify(describeEvent(event));
      const signature = stripeSignature({ body, secret: SECRET, at: now });
      const told = payments.readEvent({ body: Buffer.from(body), signature, now: clock() });
      if (!told) throw new Error(`${event.type} cannot be read.`);
      events.push(told);
    }
    read = account.events.length;
  }

  const { subscriptions, invoices } = account;
  return {
    provider,
    /** One more process with the same Stripe. */
    open,
    harness: doings(model),
    account,
    events,
    subscriptions,
    invoices,
    advance,
    asked,
    faults,
  };
}
export type LocalStripe = ReturnType<typeof localStripe>;
