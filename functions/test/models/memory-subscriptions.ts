import type {
  CustomerBilling,
  ProviderInvoice,
  ProviderSubscription,
} from '@vibes/core/plan/customer-billing';
import { PLANS, type PlanName } from '@vibes/core/plan/plan';
import type { Clock } from '../../src/ports/clock.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** An invoice is a draft for this long before the card is charged. */
const DRAFT = HOUR;
/** A first payment that fails may be made up for within a day. */
const FIRST_PAYMENT = 23 * HOUR;
/** Days after which a subscription whose renewal stays unpaid is ended. */
const DUNNING_DAYS = 14;

/** A subscription with what only the provider knows of it. */
export interface Held extends ProviderSubscription {
  customer_id: string;
  card: 'good' | 'declined';
  periods: number;
  /** When the waiting invoice of the period is charged; null when none waits. */
  charge_at: Date | null;
  unpaid_at: Date | null;
}
export type HeldInvoice = ProviderInvoice & { customer_id: string; is_draft: boolean };
export type Emit = (
  type: string,
  about: { customer_id: string; charge_id?: string | null },
) => void;

const later = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds);
const priceOf = (plan: PlanName) => (PLANS.find(({ name }) => name === plan)?.price ?? 0) * 100;

/** The day of `anchor` so many months on, or the last day of a month that lacks it. */
export function monthsAfter(anchor: Date, months: number): Date {
  const date = new Date(anchor);
  date.setUTCDate(1);
  date.setUTCMonth(anchor.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(anchor.getUTCDate(), last));
  return date;
}

/**
 * Subscriptions and invoices as the provider keeps them, in memory, moved on by the clock: a small
 * model with the same order of things and none of the money. `emit` receives the events.
 */
export function memorySubscriptions({ clock, emit }: { clock: Clock; emit: Emit }) {
  const subscriptions: Held[] = [];
  const invoices: HeldInvoice[] = [];

  function addInvoice(
    held: Held,
    fields: Pick<ProviderInvoice, 'reason' | 'state' | 'period_start' | 'created_at'> & {
      amount?: number;
      is_draft?: boolean;
    },
  ): HeldInvoice {
    const { amount = held.price, is_draft = false, ...rest } = fields;
    const invoice: HeldInvoice = {
      ...rest,
      id: `in_${String(invoices.length + 1).padStart(6, '0')}`,
      customer_id: held.customer_id,
      subscription_id: held.id,
      plan: held.plan,
      period_end: held.period_end,
      amount_paid: rest.state === 'paid' ? amount : 0,
      amount_refunded: 0,
      is_disputed: false,
      is_draft,
    };
    invoices.push(invoice);
    return invoice;
  }

  const waitingOf = (held: Held) =>
    invoices.filter((one) => one.subscription_id === held.id && one.state === 'open');

  function end(held: Held, at: Date, status = 'canceled') {
    Object.assign(held, { status, ended_at: at, charge_at: null, unpaid_at: null });
    emit('customer.subscription.deleted', held);
  }

  function payWaiting(held: Held) {
    const waiting = waitingOf(held).filter(({ is_draft }) => !is_draft);
    if (waiting.length === 0) return;
    for (const invoice of waiting) {
      Object.assign(invoice, { state: 'paid', amount_paid: held.price });
      emit('invoice.paid', held);
    }
    if (!['past_due', 'incomplete'].includes(held.status)) return;
    Object.assign(held, { status: 'active', unpaid_at: null });
    emit('customer.subscription.updated', held);
  }

  function renew(held: Held) {
    const period_start = held.period_end;
    held.periods += 1;
    held.period_end = monthsAfter(held.anchor_at, held.periods);
    held.charge_at = later(period_start, DRAFT);
    addInvoice(held, {
      reason: 'cycle',
      state: 'open',
      period_start,
      created_at: period_start,
      is_draft: true,
    });
    emit('customer.subscription.updated', held);
  }

  function charge(held: Held, at: Date) {
    held.charge_at = null;
    for (const invoice of waitingOf(held)) invoice.is_draft = false;
    if (held.card === 'good') {
      payWaiting(held);
      return;
    }
    Object.assign(held, { status: 'past_due', unpaid_at: at });
    emit('invoice.payment_failed', held);
    emit('customer.subscription.updated', held);
  }

  /** What comes next for a subscription, and when. */
  function nextOf(held: Held): { at: Date; run: (at: Date) => void } | null {
    if (held.charge_at)
      return {
        at: held.charge_at,
        run: (at) => {
          charge(held, at);
        },
      };
    const unpaid_at = held.unpaid_at ?? held.created_at;
    switch (held.status) {
      case 'active':
        return {
          at: held.period_end,
          run: (at) => {
            if (held.cancel_at_period_end) end(held, at);
            else renew(held);
          },
        };
      case 'past_due':
        return {
          at: later(unpaid_at, DUNNING_DAYS * DAY),
          run: (at) => {
            end(held, at);
          },
        };
      case 'incomplete':
        return {
          at: later(unpaid_at, FIRST_PAYMENT),
          run: (at) => {
            end(held, at, 'incomplete_expired');
          },
        };
      default:
        return null;
    }
  }

  /** Everything that fell due, each at its own time. */
  function advance() {
    const now = clock();
    for (const held of subscriptions) {
      for (let next = nextOf(held); next && next.at <= now; next = nextOf(held)) next.run(next.at);
    }
  }

  function buy(customer_id: string, plan: PlanName, card: Held['card'] = 'good'): Held {
    const now = clock();
    const held: Held = {
      id: `sub_${String(subscriptions.length + 1).padStart(6, '0')}`,
      customer_id,
      plan,
      price: priceOf(plan),
      status: card === 'good' ? 'active' : 'incomplete',
      created_at: now,
      anchor_at: now,
      period_end: monthsAfter(now, 1),
      cancel_at_period_end: false,
      ended_at: null,
      card,
      periods: 1,
      charge_at: null,
      unpaid_at: null,
    };
    subscriptions.push(held);
    const state = card === 'good' ? 'paid' : 'open';
    addInvoice(held, { reason: 'create', state, period_start: now, created_at: now });
    emit('customer.subscription.created', held);
    emit(state === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', held);
    return held;
  }

  /** Name and price change at once; the difference is billed by an invoice of its own. */
  function changePlan(held: Held, plan: PlanName) {
    const now = clock();
    const amount = Math.max(0, Math.round((priceOf(plan) - held.price) / 2));
    Object.assign(held, { plan, price: priceOf(plan) });
    addInvoice(held, {
      reason: 'other',
      state: 'paid',
      period_start: now,
      created_at: now,
      amount,
    });
    emit('customer.subscription.updated', held);
    emit('invoice.paid', held);
  }

  /** Somebody at the provider gives up the open bills. */
  function voidWaiting(held: Held) {
    for (const invoice of waitingOf(held)) invoice.state = 'other';
    held.charge_at = null;
    if (held.status === 'past_due') Object.assign(held, { status: 'active', unpaid_at: null });
    emit('customer.subscription.updated', held);
  }

  function readBilling(customer_id: string): CustomerBilling {
    const isOwn = (one: { customer_id: string }) => one.customer_id === customer_id;
    return structuredClone({
      subscriptions: subscriptions.filter(isOwn),
      invoices: invoices.filter((one) => isOwn(one) && !one.is_draft),
    });
  }

  return {
    subscriptions,
    invoices,
    advance,
    buy,
    end,
    changePlan,
    payWaiting,
    voidWaiting,
    readBilling,
  };
}
