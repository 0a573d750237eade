import type { DeliveryAttempt } from '@vibes/core/delivery/delivery-attempt';
import { paths } from '@vibes/core/firestore/paths';
import { useLiveQuery, useUid } from '../../lib/live.ts';
import type { Loadable } from '../../lib/loadable.ts';
import type { ListedDelivery } from './listed-delivery.ts';
import { loggedAttempts, type LoggedAttempt } from './logged-attempts.ts';

/** What was tried with a delivery, live, newest first. */
export function useAttempts(delivery: ListedDelivery): Loadable<LoggedAttempt[]> {
  const path = paths.deliveryAttempts(useUid(), delivery.id);
  const live = useLiveQuery<DeliveryAttempt>(path, 'all', () => []);
  if (live.status !== 'data') return live;
  return { status: 'data', data: loggedAttempts(delivery, live.data) };
}
