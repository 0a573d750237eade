import { cancelDelivery } from '../delivery/cancel-delivery.ts';
import type { Delivery } from '../delivery/delivery.ts';
import { isWaiting } from '../delivery/is-waiting.ts';
import { endFollowUp } from '../follow-up/end-follow-up.ts';
import { creatorSchema, type Creator } from './creator.ts';
import type { DeletedCreator } from './deleted-creator.ts';
import { DELETED_FOR_DAYS, UNDO_MINUTES } from './deletion-limits.ts';
import { serverWrote } from './writer.ts';

/** What deleting a creator does: refused with a sentence while an email to them is on its way. */
export type Deletion<Stored> =
  | { kind: 'refused'; sentence: string }
  | {
      kind: 'delete';
      deleted: DeletedCreator;
      stopped: { one: Stored; data: Partial<Delivery> }[];
    };

const DAY = 24 * 60 * 60_000;

/** How an email waits, to be put back by an undo. */
const stoppedFrom = ({ kind, state, due_at }: Delivery): Partial<Delivery> =>
  kind === 'email' && (state === 'held' || state === 'queued')
    ? { stopped_from: { state, due_at: due_at ?? null } }
    : {};

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
      return end.kind === 'stop' ? [{ one, data: { ...end.data, ...stoppedFrom(one.data) } }] : [];
    });
  const follow_up = endFollowUp(creator.follow_up, 'creator_deleted');
  const follow_up_due_at = creator.follow_up?.due_at ?? null;
  const purge_at = new Date(now.getTime() + DELETED_FOR_DAYS * DAY);
  const at = { deleted_at: now, joined_into: null, purge_at };
  const deleted = { ...creator, follow_up, follow_up_due_at, ...at };
  return { kind: 'delete', deleted, stopped };
}

/** The creator as it comes back: the shape leaves out when it was deleted. */
export const restoredCreator = (deleted: Creator, now: Date): Creator => ({
  ...creatorSchema.parse(deleted),
  ...serverWrote(now),
});

/** Milliseconds since a deletion within which it can be undone. */
const UNDO_MS = UNDO_MINUTES * 60_000;

/** Whether what was stopped at `at` is put back by an undo. */
export const isUndoable = (at: Date, now: Date): boolean => now.getTime() - at.getTime() <= UNDO_MS;

/** The creator as an undo brings it back: with the follow-up that was planned. */
export function undeletedCreator(deleted: DeletedCreator, now: Date): Creator {
  const { follow_up, follow_up_due_at: due_at, deleted_at } = deleted;
  const restored = restoredCreator(deleted, now);
  const isEnded = follow_up?.ended === 'creator_deleted' && due_at !== null;
  return isEnded && isUndoable(deleted_at, now)
    ? { ...restored, follow_up: { ...follow_up, due_at, ended: null } }
    : restored;
}
