import { PLAN_NAMES } from '@vibes/core/plan/plan';
import { z } from 'zod';
import type { At, Metadata } from '../account/account.ts';
import { customerOf } from '../account/find.ts';
import { pickCustomer } from '../api/pick.ts';
import { faultSchema } from '../fault.ts';
import { cancelAtPeriodEnd, cancelNow, resume } from '../rules/cancel.ts';
import { changePlan } from '../rules/change-plan.ts';
import { collect } from '../rules/collect.ts';
import { closeDispute, openDispute, refund } from '../rules/give-back.ts';
import { subscribe } from '../rules/subscribe.ts';
import type { StripeState } from '../stripe-state.ts';
import { find } from './find.ts';
import { findPrice } from './find-price.ts';

const id = z.string();
const card = z.enum(['good', 'declined']);
const wanted = {
  price: id.optional(),
  plan: z.enum(PLAN_NAMES).optional(),
  unknown_cents: z.int().positive().optional(),
};
const settings = z.strictObject({
  search_delay: z.number().nonnegative().optional(),
  draft_seconds: z.int().nonnegative().optional(),
  retry_days: z.array(z.int().positive()).optional(),
  when_unpaid: z.enum(['cancel', 'unpaid', 'past_due']).optional(),
});
const subscription = z.strictObject({
  customer: id.optional(),
  /** In place of a customer: the one with this uid, created when there is none. */
  uid: id.optional(),
  ...wanted,
  /** The card of the first payment. */
  card: card.default('good'),
  /** The card afterwards, for the renewals. */
  next_card: card.optional(),
});

interface Changing {
  state: StripeState;
  at: At;
}

function startSubscription(at: At, asked: z.infer<typeof subscription>): void {
  const customer = find.customer(at, asked);
  const price_id = findPrice(at, asked).id;
  const uid = customer.metadata['uid'];
  const metadata: Metadata = uid === undefined ? {} : { uid };
  subscribe(at, { customer_id: customer.id, price_id, metadata, card: asked.card });
  customer.card = asked.next_card ?? asked.card;
}

/** The requests of `POST /control/…`, and what they do. */
export const ROUTES = [
  route('settings', settings, ({ at }, change) => {
    Object.assign(at.account.settings, change);
  }),
  route('faults', faultSchema, ({ state }, fault) => {
    state.faults.push(fault);
  }),
  route('hold', z.strictObject({}), ({ state }) => {
    state.is_held = true;
  }),
  route('release', z.strictObject({}), ({ state, at }) => {
    state.is_held = false;
    for (const event of at.account.events) event.next_try_at = 0;
  }),
  route('lose', z.strictObject({}), ({ at }) => {
    for (const event of at.account.events) event.is_delivered = true;
  }),
  route('subscribe', subscription, ({ at }, asked) => startSubscription(at, asked)),
  route('change-plan', z.strictObject({ subscription: id, ...wanted }), ({ at }, asked) =>
    changePlan(at, find.subscription(at, asked.subscription), findPrice(at, asked).id),
  ),
  route('card', z.strictObject({ customer: id, card }), ({ at }, asked) => {
    customerOf(at.account, pickCustomer(at.account, asked.customer).id).card = asked.card;
  }),
  route(
    'cancel',
    z.strictObject({
      subscription: id,
      at: z.enum(['period_end', 'now']),
      by: z.enum(['page', 'api']).default('page'),
    }),
    ({ at }, asked) => {
      const found = find.subscription(at, asked.subscription);
      if (asked.at === 'now') cancelNow(at, found);
      else cancelAtPeriodEnd(at, found, asked.by);
    },
  ),
  route('resume', z.strictObject({ subscription: id }), ({ at }, asked) =>
    resume(at, find.subscription(at, asked.subscription)),
  ),
  route('retry', z.strictObject({ invoice: id }), ({ at }, { invoice }) =>
    collect(at, find.invoice(at, invoice), true),
  ),
  route(
    'refund',
    z.strictObject({ invoice: id, cents: z.int().positive().optional() }),
    ({ at }, { invoice, cents }) => {
      refund(at, find.payment(at, invoice), cents);
    },
  ),
  route('dispute', z.strictObject({ invoice: id }), ({ at }, { invoice }) => {
    openDispute(at, find.payment(at, invoice));
  }),
  route(
    'close-dispute',
    z.strictObject({ invoice: id, outcome: z.enum(['won', 'lost']) }),
    ({ at }, { invoice, outcome }) => closeDispute(at, find.payment(at, invoice), outcome),
  ),
];

function route<Asked>(
  name: string,
  schema: z.ZodType<Asked>,
  change: (changing: Changing, asked: Asked) => void,
) {
  return {
    path: `/control/${name}`,
    /** What is wrong with the request, or null when it is done. */
    apply(changing: Changing, sent: unknown): string | null {
      const asked = schema.safeParse(sent);
      if (!asked.success) return z.prettifyError(asked.error);
      change(changing, asked.data);
      return null;
    },
  };
}
