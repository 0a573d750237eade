import { notify } from '../../../components/toaster.tsx';
import { currentUid } from '../../../lib/live.ts';
import { say } from '../../../shared/conversation/meaning/say.data.ts';
import { longReminderDay } from '../../../shared/creator/reminder/reminder-days.ts';
import { setReminder } from '../../../shared/creator/reminder/reminder.data.ts';
import { seeDelivery } from '../../../shared/delivery/see-delivery.data.ts';
import { recordDmSent } from '../../../shared/direct-message/record-dm.data.ts';
import { isOfNobody, type LiveItem, type TodayItem } from './today-items.ts';
import { putUnwatchedAside } from './unwatched.ts';

export type ActedOn = TodayItem & Partial<Pick<LiveItem, 'creator'>>;

/** Work that takes an item off the list: resolves to whether it is done. Null: it is not for this item. */
type Work = Promise<boolean> | null;

/** Why an item is not done by a key, where that is no work of one. */
function refuse(title: string, description: string): null {
  notify.info({ title, description });
  return null;
}

/** What is not the person's to put off or to end before they have said what it is. */
const ASKS_FIRST = {
  may_be: ['Say first whether it’s theirs', 'Y: yes, it’s a reply. N: no, it isn’t.'],
  review: ['This email waits for you', 'Send it or stop it: Enter opens the review.'],
  copies: ['Copies are retried in Deliveries', 'Enter leads there.'],
} as const;

/** With the reply that was seen: a line of the last visit names it by its time alone. */
export const seenOf = ({ id, name, kind, at, creator }: ActedOn) => ({
  id,
  name,
  last_in_at: kind === 'reply' ? at : (creator?.last_in_at ?? null),
});

const remindedOf = ({ id, name, creator }: ActedOn) => ({
  id,
  name,
  remind_at: creator?.remind_at ?? null,
});

/**
 * Done, by the kind of the item: nobody's turn after a reply, a failure seen, a reminder gone, a DM
 * sent. Never an email on hold: what waits for a review is sent, stopped or put off.
 */
export function doneWith(item: ActedOn): Work {
  const { id, kind, delivery_id, name } = item;
  if (kind === 'review') return refuse(...ASKS_FIRST.review);
  if (id === 'copies') return refuse(...ASKS_FIRST.copies);
  if (kind === 'may_be') return refuse(...ASKS_FIRST.may_be);
  if (kind === 'unwatched') {
    putUnwatchedAside(currentUid(), item);
    return Promise.resolve(true);
  }
  if (kind === 'reply') return say(seenOf(item), { says: 'done' });
  if (kind === 'reminder') return setReminder(remindedOf(item), null);
  if (kind === 'dm') return recordDmSent(item);
  return delivery_id === null ? null : seeDelivery({ delivery_id, name });
}

/** Whether it can be put off to a day. */
export function canPutOff(item: ActedOn): boolean {
  if (isOfNobody(item)) return false;
  if (item.kind === 'may_be') refuse(...ASKS_FIRST.may_be);
  return item.kind !== 'may_be';
}

/** Puts the item off to the beginning of a day: it comes back then, as a reminder. */
export function putOff(item: ActedOn, at: Date): Work {
  const { kind, delivery_id, name } = item;
  if (kind === 'reply') return say(seenOf(item), { says: 'done', remind_at: at });
  // A failure is seen, and comes back as a reminder. An email on hold comes back by itself.
  if (kind !== 'failure' || delivery_id === null) return setReminder(remindedOf(item), at);
  const words = `reminder on ${longReminderDay(at)}`;
  return seeDelivery({
    delivery_id,
    name,
    reminder: { at, words, before: item.creator?.remind_at },
  });
}
