import { z } from 'zod';
import type { At, Subscription } from '../account/account.ts';
import { describeSubscription } from '../describe/subscription.ts';
import { cancelAtPeriodEnd, cancelNow, resume } from '../rules/cancel.ts';
import { changePlan } from '../rules/change-plan.ts';
import { isOver } from '../rules/change-subscription.ts';
import { notFound } from './api-error.ts';
import { changeMetadata } from './change-metadata.ts';
import { listPage } from './list-page.ts';
import { pick } from './pick.ts';
import { flag, idParam, ignored, listParams, metadataChange } from './read-params.ts';
import { route } from './route.ts';

const listSchema = z.strictObject({
  ...listParams,
  customer: z.string().optional(),
  price: z.string().optional(),
  /** `all` and `ended` besides the states themselves; canceled ones are left out without it. */
  status: z.string().optional(),
});

function isWanted({ status }: Subscription, wanted: string | undefined): boolean {
  if (wanted === undefined) return status !== 'canceled';
  if (wanted === 'all') return true;
  if (wanted === 'ended') return status === 'canceled' || status === 'incomplete_expired';
  return status === wanted;
}

const changeSchema = z.strictObject({
  cancel_at_period_end: flag.optional(),
  metadata: metadataChange.optional(),
  items: z
    .array(
      z.strictObject({
        id: idParam.optional(),
        price: idParam,
        quantity: z.literal('1').optional(),
      }),
    )
    .length(1)
    .optional(),
  proration_behavior: z.literal('always_invoice').optional(),
  ...ignored(['payment_behavior', 'description']),
});

function change(at: At, subscription: Subscription, params: z.infer<typeof changeSchema>): void {
  if (isOver(subscription)) throw notFound('subscription', subscription.id);
  const { cancel_at_period_end, metadata, items } = params;
  subscription.metadata = changeMetadata(subscription.metadata, metadata);
  if (cancel_at_period_end === true) cancelAtPeriodEnd(at, subscription, 'api');
  if (cancel_at_period_end === false) resume(at, subscription);
  const price = items?.[0]?.price;
  if (price === undefined) return;
  changePlan(at, subscription, pick(at.account.prices, price, 'price', 'items[0][price]').id);
}

const none = z.strictObject({});

export const SUBSCRIPTION_ROUTES = [
  route('GET', 'subscriptions', 'subscriptions.list', listSchema, ({ at, path, params }) =>
    listPage({
      url: path,
      kept: at.account.subscriptions.filter(
        (one) =>
          isWanted(one, params.status) &&
          (params.customer ?? one.customer_id) === one.customer_id &&
          (params.price ?? one.price_id) === one.price_id,
      ),
      params,
      describe: (subscription) => describeSubscription(at.account, subscription),
    }),
  ),
  route('GET', 'subscriptions/:id', 'subscriptions.retrieve', none, ({ at, id }) =>
    describeSubscription(at.account, pick(at.account.subscriptions, id, 'subscription')),
  ),
  route('POST', 'subscriptions/:id', 'subscriptions.update', changeSchema, ({ at, id, params }) => {
    const subscription = pick(at.account.subscriptions, id, 'subscription');
    change(at, subscription, params);
    return describeSubscription(at.account, subscription);
  }),
  route('DELETE', 'subscriptions/:id', 'subscriptions.cancel', none, ({ at, id }) => {
    const subscription = pick(at.account.subscriptions, id, 'subscription');
    if (isOver(subscription)) throw notFound('subscription', id);
    cancelNow(at, subscription);
    return describeSubscription(at.account, subscription);
  }),
];
