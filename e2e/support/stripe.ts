import type { Card } from '../../local/src/stand-ins/stripe/account/account.ts';
import type { Delivery } from '../../local/src/stand-ins/stripe/account/stripe-event.ts';
import type { StripeOverview } from '../../local/src/stand-ins/stripe/control/overview.ts';
import type { StripeFault } from '../../local/src/stand-ins/stripe/fault.ts';
import { waitUntil } from '../../local/src/process/wait-until.ts';
import { testWorld } from './world.ts';

async function origin(): Promise<string> {
  const { stripe } = await testWorld();
  if (stripe === null) throw new Error('This world has no Stripe of its own.');
  return stripe;
}

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${await origin()}/control${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Answer;
}

/** Reads what the world's Stripe stores, or sets how it behaves: see its README. */
export const stripeControl = (path = '', body?: object): Promise<StripeOverview> =>
  ask(body ? 'POST' : 'GET', path, body);

/** All that Stripe stores of the customer with this uid; null when there is none. */
export async function stripeCustomerOf(uid: string) {
  const all = await stripeControl();
  const customer = all.customers.find(({ metadata }) => metadata['uid'] === uid);
  if (!customer) return null;
  const isTheirs = (one: { customer_id: string | null }) => one.customer_id === customer.id;
  return {
    customer,
    sessions: all.sessions.filter(isTheirs),
    subscriptions: all.subscriptions.filter(isTheirs),
    invoices: all.invoices.filter(isTheirs),
    charges: all.charges.filter(isTheirs),
    events: all.events.filter(isTheirs),
  };
}

/** Events wait until `releaseStripeEvents`, which every test that held them must call. */
export const holdStripeEvents = () => stripeControl('/hold', {});
export const releaseStripeEvents = () => stripeControl('/release', {});
/** Waiting events are never sent by themselves. */
export const loseStripeEvents = () => stripeControl('/lose', {});

/** Sends one event to the product, held or not; returns the answer of each try. */
export async function deliverStripeEvent(
  event: string,
  how: { times?: number; at_once?: boolean; signature?: 'good' | 'bad'; age?: number } = {},
): Promise<Delivery[]> {
  const { answers } = await ask<{ answers: Delivery[] }>('POST', '/deliver', { event, ...how });
  return answers;
}

/** Waits until the product has accepted every event, or every one of a customer. */
export async function stripeEventsDelivered(customer_id?: string): Promise<void> {
  await waitUntil({
    what: 'the events of Stripe',
    seconds: 60,
    check: async () => {
      const { events } = await stripeControl();
      const isWanted = (one: { customer_id: string | null }) =>
        customer_id === undefined || one.customer_id === customer_id;
      return events.filter(isWanted).every(({ is_delivered }) => is_delivered) || null;
    },
  });
}

/** Presses a button of a pay page as a person would; returns the address it leads to. */
export async function pressPayPage(
  url: string,
  action: 'pay' | 'decline' | 'leave',
): Promise<string> {
  const body = new URLSearchParams({ action });
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`The pay page answered ${answer.status}.`);
  return new URL(location, url).href;
}

export const refundAtStripe = (invoice: string, cents?: number) =>
  stripeControl('/refund', { invoice, ...(cents !== undefined && { cents }) });
export const disputeAtStripe = (invoice: string) => stripeControl('/dispute', { invoice });
export const closeDisputeAtStripe = (invoice: string, outcome: 'won' | 'lost') =>
  stripeControl('/close-dispute', { invoice, outcome });
export const changeCardAtStripe = (customer: string, card: Card) =>
  stripeControl('/card', { customer, card });
export const changePlanAtStripe = (subscription: string, plan: string) =>
  stripeControl('/change-plan', { subscription, plan });
export const cancelAtStripe = (subscription: string, at: 'period_end' | 'now') =>
  stripeControl('/cancel', { subscription, at });
export const resumeAtStripe = (subscription: string) => stripeControl('/resume', { subscription });

/** Makes the world's Stripe misbehave, until `endStripeFaults`. */
export const stripeFault = (fault: StripeFault) => stripeControl('/faults', fault);
/** Call it after each test that made Stripe misbehave. */
export const endStripeFaults = () => ask<StripeOverview>('DELETE', '/faults');
