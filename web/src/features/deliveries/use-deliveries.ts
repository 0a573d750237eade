import type { Delivery } from '@vibes/core/delivery/delivery';
import { paths } from '@vibes/core/firestore/paths';
import { limit, orderBy, where } from 'firebase/firestore';
import { useState } from 'react';
import type { ListedDelivery } from '../../components/delivery/listed-delivery.ts';
import { ROWS_STEP, useWidened, type Widened } from '../../components/delivery/use-widened.ts';
import { useLiveQuery, useUid } from '../../lib/live.ts';
import type { Loadable } from '../../lib/loadable.ts';
import { kindsOf, STATES_OF, type DeliveryFilter } from './delivery-filter.ts';

/** The deliveries of a filter, live, the newest change first. Another filter needs another component. */
export function useDeliveries(filter: DeliveryFilter): {
  deliveries: Loadable<Widened<ListedDelivery>>;
  showMore: () => void;
} {
  const [size, setSize] = useState(ROWS_STEP);
  const states = STATES_OF[filter.state];
  const kinds = kindsOf(filter);
  const name = `${filter.state} ${kinds?.join() ?? 'all'} ${size}`;
  const live = useLiveQuery<Delivery>(paths.deliveries(useUid()), name, () => [
    ...(states ? [where('state', 'in', states)] : []),
    ...(kinds ? [where('kind', 'in', kinds)] : []),
    orderBy('updated_at', 'desc'),
    limit(size),
  ]);
  return {
    deliveries: useWidened(live, size),
    showMore: () => setSize((before) => before + ROWS_STEP),
  };
}
