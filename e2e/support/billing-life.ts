import { buy, captureNext, lastOf, type Payer, type UserBooks } from './billing.ts';
import {
  cancelAtStripe,
  changeCardAtStripe,
  changePlanAtStripe,
  closeDisputeAtStripe,
  disputeAtStripe,
  refundAtStripe,
  resumeAtStripe,
  stripeControl,
} from './stripe.ts';

/** One change of a subscription, and what is stored after it. */
export interface Chapter {
  name: string;
  /** Days since the first purchase. */
  day: number;
  happen?: (payer: Payer, books: UserBooks) => Promise<unknown>;
  /** What every account shows that received its event. */
  shows: { balance: number; plan: { plan_name: string; status: string } };
  /** Days until a sweep finds it without an event; left out where the end of the month is first. */
  found_after?: number;
  /** A new creator is captured at the end, where there are credits. */
  captures?: boolean;
}

const subscriptionOf = ({ subscriptions }: UserBooks) => lastOf(subscriptions).id;
/** The last invoice for a whole period. */
const billOf = ({ invoices }: UserBooks) =>
  lastOf(invoices.filter(({ lines }) => lines.every(({ is_proration }) => !is_proration))).id;
const changeCard = (card: 'good' | 'declined', { customers }: UserBooks) =>
  changeCardAtStripe(lastOf(customers).id, card);

const starter = { plan_name: 'Starter', status: 'active' };
const growth = { plan_name: 'Growth', status: 'active' };
/** An account with an open pay page is due for a poll after a minute. */
const TWO_MINUTES = 2 / (24 * 60);

/** Half a year of one account. By each of these days one month has ended at most. */
export const LIFE: readonly Chapter[] = [
  {
    name: 'Starter is bought on the pay page',
    day: 0,
    happen: buy,
    shows: { balance: 250, plan: starter },
    found_after: TWO_MINUTES,
    captures: true,
  },
  {
    name: 'it is changed to Growth within the month',
    day: 3,
    happen: (_, books) => changePlanAtStripe(subscriptionOf(books), 'Growth'),
    shows: { balance: 249, plan: growth },
    captures: true,
  },
  {
    name: 'it renews',
    day: 33,
    shows: { balance: 1000, plan: growth },
    found_after: 0,
    captures: true,
  },
  {
    name: 'a part is refunded',
    day: 36,
    happen: (_, books) => refundAtStripe(billOf(books), 500),
    shows: { balance: 999, plan: growth },
    captures: true,
  },
  {
    name: 'the payment is disputed',
    day: 38,
    happen: (_, books) => disputeAtStripe(billOf(books)),
    shows: { balance: 0, plan: growth },
  },
  {
    name: 'the dispute is won',
    day: 40,
    happen: (_, books) => closeDisputeAtStripe(billOf(books), 'won'),
    shows: { balance: 998, plan: growth },
    captures: true,
  },
  {
    name: 'the card goes bad',
    day: 41,
    happen: (_, books) => changeCard('declined', books),
    shows: { balance: 997, plan: growth },
  },
  {
    name: 'the renewal is not paid',
    day: 64,
    shows: { balance: 997, plan: { plan_name: 'Growth', status: 'past_due' } },
    found_after: 0,
    captures: true,
  },
  {
    name: 'it is paid late',
    day: 64,
    happen: async (_, books) => {
      await changeCard('good', books);
      await stripeControl('/retry', { invoice: billOf(books) });
    },
    shows: { balance: 1000, plan: growth },
    found_after: 1,
    captures: true,
  },
  {
    name: 'it is cancelled to the end of the month',
    day: 66,
    happen: (_, books) => cancelAtStripe(subscriptionOf(books), 'period_end'),
    shows: { balance: 999, plan: growth },
  },
  {
    name: 'it is resumed',
    day: 67,
    happen: (_, books) => resumeAtStripe(subscriptionOf(books)),
    shows: { balance: 999, plan: growth },
    captures: true,
  },
  {
    name: 'the whole is refunded',
    day: 68,
    happen: (_, books) => refundAtStripe(billOf(books)),
    shows: { balance: 0, plan: growth },
  },
  {
    name: 'it renews again',
    day: 94,
    shows: { balance: 1000, plan: growth },
    found_after: 0,
    captures: true,
  },
  {
    name: 'it is cancelled at once',
    day: 96,
    happen: (_, books) => cancelAtStripe(subscriptionOf(books), 'now'),
    shows: { balance: 999, plan: { plan_name: 'Growth', status: 'canceled' } },
    captures: true,
  },
  {
    name: 'the paid month is over',
    day: 126,
    shows: { balance: 0, plan: { plan_name: 'Growth', status: 'canceled' } },
    found_after: 0,
  },
  {
    name: 'Starter is bought again',
    day: 127,
    happen: buy,
    shows: { balance: 250, plan: starter },
    found_after: TWO_MINUTES,
    captures: true,
  },
  {
    name: 'that payment is disputed',
    day: 129,
    happen: (_, books) => disputeAtStripe(billOf(books)),
    shows: { balance: 0, plan: starter },
  },
  {
    name: 'the dispute is lost',
    day: 131,
    happen: (_, books) => closeDisputeAtStripe(billOf(books), 'lost'),
    shows: { balance: 0, plan: starter },
  },
  {
    name: 'it is cancelled at once',
    day: 132,
    happen: (_, books) => cancelAtStripe(subscriptionOf(books), 'now'),
    shows: { balance: 0, plan: { plan_name: 'Starter', status: 'canceled' } },
  },
  {
    name: 'nothing is left of it',
    day: 160,
    shows: { balance: 0, plan: { plan_name: 'Starter', status: 'canceled' } },
    found_after: 0,
  },
];

/** Captures at the end of a chapter; throws on a refusal. */
export async function captureAtEnd({ captures }: Chapter, payer: Payer): Promise<void> {
  if (!captures) return;
  const { status, body } = await captureNext(payer);
  if (status !== 200) throw new Error(JSON.stringify(body));
}
