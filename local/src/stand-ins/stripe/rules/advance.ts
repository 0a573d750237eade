import type { Account, At, Invoice, Subscription } from '../account/account.ts';
import { subscriptionOf } from '../account/find.ts';
import { describeInvoice } from '../describe/invoice.ts';
import { draftInvoice, finalize, periodLine } from './bill.ts';
import { end, isOver, update } from './change-subscription.ts';
import { collect } from './collect.ts';
import { emit } from './emit.ts';
import { nextPeriodEnd } from './month-period.ts';
import { expireSession } from './pay-session.ts';

/** How long a failed first payment may be repeated. */
const INCOMPLETE_LIFE = 23 * 3600;

interface Due {
  at: number;
  happen: (at: At) => void;
}

/** Ends, or goes into its next period with the invoice for it. */
function renew(at: At, subscription: Subscription): void {
  const { period_start, period_end, anchor } = subscription;
  const next = { period_start: period_end, period_end: nextPeriodEnd(anchor, period_end) };
  update(at, subscription, next);
  const { draft_seconds } = at.account.settings;
  const invoice = draftInvoice(at, {
    subscription,
    reason: 'subscription_cycle',
    lines: [periodLine(at, subscription)],
    period: { start: period_start, end: period_end },
    finalizes_at: at.now + draft_seconds,
  });
  if (draft_seconds === 0) send(at, invoice);
}

function send(at: At, invoice: Invoice): void {
  finalize(at, invoice);
  collect(at, invoice);
}

function expireIncomplete(at: At, subscription: Subscription): void {
  for (const invoice of at.account.invoices) {
    if (invoice.subscription_id !== subscription.id || invoice.status !== 'open') continue;
    invoice.status = 'void';
    emit(at, 'invoice.voided', describeInvoice(at.account, invoice));
  }
  update(at, subscription, { status: 'incomplete_expired', ended_at: at.now });
}

function nextOfSubscription(subscription: Subscription): Due | null {
  const { cancel_at, period_end, created } = subscription;
  if (isOver(subscription)) return null;
  if (subscription.status === 'incomplete') {
    return {
      at: created + INCOMPLETE_LIFE,
      happen: (at) => expireIncomplete(at, subscription),
    };
  }
  if (cancel_at !== null && cancel_at <= period_end) {
    return { at: cancel_at, happen: (at) => end(at, subscription) };
  }
  return { at: period_end, happen: (at) => renew(at, subscription) };
}

function nextOfInvoice(account: Account, invoice: Invoice): Due | null {
  if (invoice.finalizes_at !== null) {
    return { at: invoice.finalizes_at, happen: (at) => send(at, invoice) };
  }
  if (invoice.next_attempt_at === null) return null;
  if (isOver(subscriptionOf(account, invoice.subscription_id))) return null;
  return { at: invoice.next_attempt_at, happen: (at) => collect(at, invoice) };
}

function nextDue(account: Account): Due | null {
  const all = [
    ...account.sessions
      .filter(({ status }) => status === 'open')
      .map((session) => ({
        at: session.expires_at,
        happen: (at: At) => expireSession(at, session),
      })),
    ...account.invoices.map((invoice) => nextOfInvoice(account, invoice)),
    ...account.subscriptions.map(nextOfSubscription),
  ];
  return all.reduce((first, due) => (due && (!first || due.at < first.at) ? due : first), null);
}

/**
 * Does everything that fell due until `until` (Unix seconds), in order and each at its own time:
 * renewals, retries of a card, ends. Returns whether anything happened.
 */
export function advance(account: Account, until: number): boolean {
  let hasHappened = false;
  for (let due = nextDue(account); due && due.at <= until; due = nextDue(account)) {
    due.happen({ account, now: due.at });
    hasHappened = true;
  }
  return hasHappened;
}
