import type { Delivery } from '@vibes/core/delivery/delivery';
import { paths } from '@vibes/core/firestore/paths';
import { where } from 'firebase/firestore';
import { useUid } from '../../../lib/live.ts';
import { useNewest } from '../../../lib/use-newest.ts';

/** Rows shown at first, and added by "Show more": the e-mail and the last few copies. */
const STEP = 5;

/** What went out about one creator, live, the newest change first. */
export const useCreatorDeliveries = (creator_id: string) =>
  useNewest<Delivery>({
    path: paths.deliveries(useUid()),
    by: 'updated_at',
    name: `of ${creator_id}`,
    filter: () => [where('creator_id', '==', creator_id)],
    step: STEP,
  });
