import type { Delivery } from '@vibes/core/delivery/delivery';
import { paths } from '@vibes/core/firestore/paths';
import { where } from 'firebase/firestore';
import { useUid } from '../../lib/live.ts';
import { useNewest } from '../../lib/use-newest.ts';
import { kindsOf, STATES_OF, type DeliveryFilter } from './delivery-filter.ts';

/** The deliveries of a filter, live, the newest change first. Another filter needs another component. */
export function useDeliveries(filter: DeliveryFilter) {
  const states = STATES_OF[filter.state];
  const kinds = kindsOf(filter);
  return useNewest<Delivery>({
    path: paths.deliveries(useUid()),
    by: 'updated_at',
    name: `${filter.state} ${kinds?.join() ?? 'all'}`,
    filter: () => [
      ...(states ? [where('state', 'in', states)] : []),
      ...(kinds ? [where('kind', 'in', kinds)] : []),
    ],
  });
}
