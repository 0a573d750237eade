import type { Delivery } from '@vibes/core/delivery/delivery';
import { paths } from '@vibes/core/firestore/paths';
import { limit, orderBy, where } from 'firebase/firestore';
import { useState } from 'react';
import type { ListedDelivery } from '../../../components/delivery/listed-delivery.ts';
import { useWidened, type Widened } from '../../../components/delivery/use-widened.ts';
import { useLiveQuery, useUid } from '../../../lib/live.ts';
import type { Loadable } from '../../../lib/loadable.ts';

/** Rows shown at first, and added by "Show more": the e-mail and the last few copies. */
const STEP = 5;

/** What went out about one creator, live, the newest change first. */
export function useCreatorDeliveries(creator_id: string): {
  deliveries: Loadable<Widened<ListedDelivery>>;
  showMore: () => void;
} {
  const [size, setSize] = useState(STEP);
  const name = `of ${creator_id} ${size}`;
  const live = useLiveQuery<Delivery>(paths.deliveries(useUid()), name, () => [
    where('creator_id', '==', creator_id),
    orderBy('updated_at', 'desc'),
    limit(size),
  ]);
  return { deliveries: useWidened(live, size), showMore: () => setSize((before) => before + STEP) };
}
