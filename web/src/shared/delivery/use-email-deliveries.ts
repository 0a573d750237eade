import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { newestEmailId } from '@vibes/core/delivery/email-id';
import { deliveryPlace } from '@vibes/core/firestore/places';
import { useUid } from '../../lib/live.ts';
import { useByIds } from '../../lib/use-by-ids.ts';

/** By creator id: the email delivery, null where there is none. A creator that is missing is not known yet. */
export type KnownEmails = ReadonlyMap<string, Delivery | null>;

/**
 * The newest email to each creator on the page, live. The creator names its delivery, so these are
 * found however old they are.
 */
export const useEmailDeliveries = (
  creators: readonly Pick<Creator, 'id' | 'newest_email_id'>[],
): KnownEmails =>
  useByIds(
    deliveryPlace.within(useUid()),
    creators.map((creator) => ({ key: creator.id, id: newestEmailId(creator) })),
  );
