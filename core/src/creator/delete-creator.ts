import { cancelDelivery } from '../delivery/cancel-delivery.ts';
import type { Delivery } from '../delivery/delivery.ts';
import { isWaiting } from '../delivery/is-waiting.ts';
import { endFollowUp } from '../follow-up/end-follow-up.ts';
import { creatorSchema, type Creator } from './creator.ts';
import type { DeletedCreator } from './deleted-creator.ts';
import { serverWrote } from './writer.ts';

/** What deleting a creator does: refused with a sentence while an email to them is on its way. */
export type Deletion<Stored> =
  | { kind: 'refused'; sentence: string }
  | {
      kind: 'delete';
      deleted: DeletedCreator;
      stopped: { one: Stored; data: Partial<Delivery> }[];
    };

/**
 * Stops what waits for the creator, emails and mirrors, ends the planned follow-ups, and keeps the
 * rest as it is. A mirror that is on its way ends by itself.
 *
 * @param deliveries all of the creator's
 */
export function deleteCreator<Stored extends { data: Delivery }>(
  creator: Creator,
  deliveries: readonly Stored[],
  now: Date,
): Deletion<Stored> {
  const isOnItsWay = deliveries.some(
    ({ data: { kind, state } }) => kind === 'email' && state === 'sending',
  );
  if (isOnItsWay) {
    const sentence = `An email to ${creator.name} is being sent right now. Try again in a minute.`;
    return { kind: 'refused', sentence };
  }
  const stopped = deliveries
    .filter(({ data }) => isWaiting(data))
    .flatMap((one) => {
      const end = cancelDelivery(one.data, now, 'creator_deleted');
      return end.kind === 'stop' ? [{ one, data: end.data }] : [];
    });
  const follow_up = endFollowUp(creator.follow_up, 'creator_deleted');
  return { kind: 'delete', deleted: { ...creator, follow_up, deleted_at: now }, stopped };
}

/** The creator as it comes back: the shape leaves out when it was deleted. */
export const restoredCreator = (deleted: Creator, now: Date): Creator => ({
  ...creatorSchema.parse(deleted),
  ...serverWrote(now),
});
