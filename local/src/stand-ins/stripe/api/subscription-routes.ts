import { z } from 'zod';
import type { Subscription } from '../account/account.ts';
import { describeSubscription } from '../describe/subscription.ts';
import { cancelNow } from '../rules/cancel.ts';
import { isOver } from '../rules/change-subscription.ts';
import { notFound } from './api-error.ts';
import { listPage } from './list-page.ts';
import { pick } from './pick.ts';
import { idParam, listParams } from './read-params.ts';
import { route } from './route.ts';

const listSchema = z.strictObject({
  ...listParams,
  customer: idParam,
  /** Canceled ones are left out without it. */
  status: z.literal('all').optional(),
});

const isWanted = ({ status }: Subscription, wanted: 'all' | undefined) =>
  wanted === 'all' || status !== 'canceled';

export const SUBSCRIPTION_ROUTES = [
  route('GET', 'subscriptions', 'subscriptions.list', listSchema, ({ at, path, params }) =>
    listPage({
      url: path,
      kept: at.account.subscriptions.filter(
        (one) => isWanted(one, params.status) && one.customer_id === params.customer,
      ),
      params,
      describe: (subscription) => describeSubscription(at.account, subscription),
    }),
  ),
  route('DELETE', 'subscriptions/:id', 'subscriptions.cancel', z.strictObject({}), ({ at, id }) => {
    const subscription = pick(at.account.subscriptions, id, 'subscription');
    if (isOver(subscription)) throw notFound('subscription', id);
    cancelNow(at, subscription);
    return describeSubscription(at.account, subscription);
  }),
];
