import type { PlanName } from '@vibes/core/plan/plan';
import { AppError } from '../../src/platform/app-error.ts';
import type { Clock } from '../../src/ports/clock.ts';
import {
  memorySubscriptions,
  type Held,
  type HeldInvoice,
  type Emit,
} from './memory-subscriptions.ts';
import type {
  CheckoutRequest,
  PaymentEvent,
  PaymentProvider,
} from '../../src/ports/payment-provider.ts';

const PAGE_LIFE = 24 * 3_600_000;

interface Page {
  id: string;
  request: CheckoutRequest;
  opened_at: Date;
  state: 'open' | 'complete' | 'expired';
}

const chargeOf = (invoice: string) => `ch_${invoice}`;
const SENTENCE = 'We couldn’t reach the payment provider. Nothing was charged. Please try again.';

/**
 * What people, banks and the operator do at the provider. Each call first moves the provider on to
 * the clock.
 */
export interface PaymentHarness {
  /** Without a pay page. A declined card leaves it `incomplete`. Returns the subscription's id. */
  buy: (customer_id: string, plan?: PlanName, card?: Held['card']) => string;
  /** Somebody pays on the pay page. Returns the subscription's id. */
  pay: (session_id: string) => string;
  cancel: (subscription_id: string, when: 'at_period_end' | 'now') => void;
  resume: (subscription_id: string) => void;
  changePlan: (subscription_id: string, plan: PlanName) => void;
  /** What the next charges find. */
  changeCard: (subscription_id: string, card: Held['card']) => void;
  /** The open bills of a subscription, paid late. */
  payLate: (subscription_id: string) => void;
  voidOpen: (subscription_id: string) => void;
  /** All that is left of the payment, or so many cents of it. */
  refund: (invoice_id: string, cents?: number) => void;
  dispute: (invoice_id: string) => void;
  closeDispute: (invoice_id: string, end: 'won' | 'lost') => void;
}

/**
 * The payment provider in memory: a small model of subscriptions, moved by the clock. All its
 * events are kept in `events`, for a test to deliver as it likes. `down` makes it unreachable;
 * `beforeAnswer` runs after an answer was read and before it is returned.
 */
export function memoryPayments({ clock }: { clock: Clock }): {
  provider: PaymentProvider;
  harness: PaymentHarness;
  events: PaymentEvent[];
  subscriptions: readonly Held[];
  invoices: readonly HeldInvoice[];
  /** Moves it on to the clock, as every call does. */
  advance: () => void;
  /** What was asked of it, by method. */
  asked: Record<string, number>;
  faults: { down: boolean; beforeAnswer: (() => Promise<void>) | null };
} {
  const events: PaymentEvent[] = [];
  const customers = new Map<string, string>();
  const pages: Page[] = [];
  const asked: Record<string, number> = {};
  const faults = { down: false, beforeAnswer: null as (() => Promise<void>) | null };

  const emit: Emit = (type, { customer_id, charge_id = null }) => {
    const isDispute = type.startsWith('charge.dispute');
    const id = `evt_${String(events.length + 1).padStart(6, '0')}`;
    events.push({ id, type, customer_id: isDispute ? null : customer_id, charge_id });
  };
  const model = memorySubscriptions({ clock, emit });

  function advance() {
    model.advance();
    for (const page of pages) {
      const isOver = clock().getTime() - page.opened_at.getTime() >= PAGE_LIFE;
      if (page.state !== 'open' || !isOver) continue;
      page.state = 'expired';
      emit('checkout.session.expired', page.request);
    }
  }
  /** One request over the network. */
  function ask<T>(name: string, answer: () => T): Promise<T> {
    asked[name] = (asked[name] ?? 0) + 1;
    if (faults.down) return Promise.reject(new AppError('timeout', { sentence: SENTENCE }));
    advance();
    return Promise.resolve(answer());
  }
  function find<T extends { id: string }>(all: readonly T[], id: string): T {
    advance();
    const found = all.find((one) => one.id === id);
    if (!found) throw new Error(`The provider knows no ${id}.`);
    return found;
  }
  const subscription = (id: string) => find(model.subscriptions, id);
  const invoice = (id: string) => find(model.invoices, id);
  const page = (id: string) => find(pages, id);
  const emitForCharge = (type: string, { customer_id, id }: HeldInvoice) => {
    emit(type, { customer_id, charge_id: chargeOf(id) });
  };

  const provider: PaymentProvider = {
    ensureCustomer: ({ uid }) =>
      ask('ensureCustomer', () => {
        const customer_id = `cus_${uid}`;
        customers.set(customer_id, uid);
        return { customer_id };
      }),
    ownerOf: (id) => ask('ownerOf', () => customers.get(id) ?? null),
    customerOf: (charge_id) =>
      ask(
        'customerOf',
        () => model.invoices.find(({ id }) => chargeOf(id) === charge_id)?.customer_id ?? null,
      ),
    async readBilling(customer_id) {
      const billing = await ask('readBilling', () => model.readBilling(customer_id));
      const { beforeAnswer } = faults;
      faults.beforeAnswer = null;
      await beforeAnswer?.();
      return billing;
    },
    openCheckout: (request) =>
      ask('openCheckout', () => {
        const same = pages.find((one) => one.request.idempotency_key === request.idempotency_key);
        if (same && JSON.stringify(same.request) !== JSON.stringify(request)) return 'conflict';
        const id = same?.id ?? `cs_${String(pages.length + 1).padStart(6, '0')}`;
        if (!same) pages.push({ id, request, opened_at: clock(), state: 'open' });
        return { session_id: id, url: `https://pay.example.com/${id}` };
      }),
    readCheckout: (id) =>
      ask('readCheckout', () => {
        const { state, request } = page(id);
        const { success_url, cancel_url } = request;
        if (state !== 'open') return { state };
        return { state, url: `https://pay.example.com/${id}`, success_url, cancel_url };
      }),
    closeCheckout: (id) =>
      ask('closeCheckout', () => {
        const found = page(id);
        if (found.state === 'complete') return 'complete';
        if (found.state === 'open') emit('checkout.session.expired', found.request);
        found.state = 'expired';
        return 'expired';
      }),
    endSubscriptions: (customer_id) =>
      ask('endSubscriptions', () => {
        for (const held of model.subscriptions)
          if (held.customer_id === customer_id && !held.ended_at) model.end(held, clock());
      }),
    openPortal: ({ customer_id }) =>
      ask('openPortal', () => ({ url: `https://pay.example.com/portal/${customer_id}` })),
    readEvent: ({ body, signature }) =>
      signature === 'good' ? (JSON.parse(body.toString()) as PaymentEvent) : null,
  };

  const harness: PaymentHarness = {
    buy(customer_id, plan = 'Starter', card = 'good') {
      advance();
      return model.buy(customer_id, plan, card).id;
    },
    pay(session_id) {
      const paid = page(session_id);
      if (paid.state !== 'open') throw new Error(`The page ${session_id} is ${paid.state}.`);
      paid.state = 'complete';
      const { id } = model.buy(paid.request.customer_id, paid.request.plan);
      emit('checkout.session.completed', paid.request);
      return id;
    },
    cancel(id, when) {
      const held = subscription(id);
      if (held.ended_at) return;
      if (when === 'now') model.end(held, clock());
      else {
        held.cancel_at_period_end = true;
        emit('customer.subscription.updated', held);
      }
    },
    resume(id) {
      const held = subscription(id);
      if (held.ended_at) return;
      held.cancel_at_period_end = false;
      emit('customer.subscription.updated', held);
    },
    changePlan(id, plan) {
      const held = subscription(id);
      if (held.status === 'active' && held.plan !== plan) model.changePlan(held, plan);
    },
    changeCard(id, card) {
      subscription(id).card = card;
    },
    payLate(id) {
      const held = subscription(id);
      if (!held.ended_at) model.payWaiting(held);
    },
    voidOpen(id) {
      const held = subscription(id);
      if (!held.ended_at) model.voidWaiting(held);
    },
    refund(id, cents) {
      const found = invoice(id);
      const left = found.amount_paid - found.amount_refunded;
      found.amount_refunded += Math.min(left, cents ?? left);
      emitForCharge('charge.refunded', found);
    },
    dispute(id) {
      const found = invoice(id);
      if (found.amount_paid === 0) return;
      found.is_disputed = true;
      emitForCharge('charge.dispute.created', found);
    },
    closeDispute(id, end) {
      const found = invoice(id);
      if (!found.is_disputed) return;
      found.is_disputed = end === 'lost';
      emitForCharge('charge.dispute.closed', found);
    },
  };

  const { subscriptions, invoices } = model;
  return { provider, harness, events, subscriptions, invoices, advance, asked, faults };
}
