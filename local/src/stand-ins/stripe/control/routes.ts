import { PLAN_NAMES } from '@vibes/core/plan/plan';
import { z } from 'zod';
import { controlRoute } from '../../local-server.ts';
import type { At } from '../account/account.ts';
import { pick } from '../api/pick.ts';
import { faultSchema } from '../fault.ts';
import { cancelAtPeriodEnd, cancelNow, resume } from '../rules/cancel.ts';
import { changePlan } from '../rules/change-plan.ts';
import { collect } from '../rules/collect.ts';
import { closeDispute, openDispute, refund } from '../rules/give-back.ts';
import type { StripeState } from '../stripe-state.ts';
import { find } from './find.ts';
import { findPrice } from './find-price.ts';

const id = z.string();
const card = z.enum(['good', 'declined']);
const plan = z.enum(PLAN_NAMES);
const settings = z.strictObject({
  draft_seconds: z.int().nonnegative().optional(),
  retry_days: z.array(z.int().positive()).optional(),
});
interface Changing {
  state: StripeState;
  at: At;
}

const route = controlRoute<Changing>();

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
  route('change-plan', z.strictObject({ subscription: id, plan }), ({ at }, asked) =>
    changePlan(at, find.subscription(at, asked.subscription), findPrice(at, asked.plan).id),
  ),
  route('card', z.strictObject({ customer: id, card }), ({ at }, asked) => {
    pick(at.account.customers, asked.customer, 'customer').card = asked.card;
  }),
  route(
    'cancel',
    z.strictObject({ subscription: id, at: z.enum(['period_end', 'now']) }),
    ({ at }, asked) => {
      const found = find.subscription(at, asked.subscription);
      if (asked.at === 'now') cancelNow(at, found);
      else cancelAtPeriodEnd(at, found, 'page');
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
