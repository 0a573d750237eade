import { cameBack } from '@vibes/core/delivery/came-back';
import type { Delivery } from '@vibes/core/delivery/delivery';
import type { DeliveryRefusal } from '@vibes/core/delivery/delivery-refusal';
import type { Doubt } from './doubt.ts';

/** What a person can do with a delivery in its row. */
export interface DeliveryAction {
  label: string;
  /** The label while it is running. */
  busy: string;
  does: 'send' | 'stop' | 'confirm' | 'review';
  /**
   * The doubt to ask about before it begins. Any other doubt is the server's, which knows the
   * creator's address now.
   */
  doubt: Doubt | null;
}

const action = (
  label: string,
  busy: string,
  does: DeliveryAction['does'],
  doubt: Doubt | null = null,
): DeliveryAction => ({ label, busy, does, doubt });

/** It is read before it is sent: the dialog that opens has the button to send. */
const REVIEW = action('Review', 'Review', 'review');
const UNDO = action('Undo', 'Stopping...', 'stop');
const DO_NOT_SEND = action('Don’t send', 'Stopping...', 'stop');
const TRY_NOW = action('Try now', 'Sending...', 'send');
const CANCEL = action('Cancel', 'Canceling...', 'stop');
const RETRY = action('Retry', 'Retrying...', 'send');
const ARRIVED = action('It arrived', 'Saving...', 'confirm');
const SEND_AGAIN = action('Send again', 'Sending...', 'send', 'may_have_arrived');
const SEND_AFTER_ALL = action('Send after all', 'Sending...', 'send');
const MIRROR_AFTER_ALL = action('Copy after all', 'Sending...', 'send');
const REPLAY = action('Replay', 'Sending...', 'send');

/** What is known of the creator in addition to the delivery; nothing in a list of deliveries. */
export interface KnownOfCreator {
  /** The creator's address now. */
  email?: string | null;
  is_opted_out?: boolean;
}

/** What may end in a message to the creator. */
const SENDS: ReadonlySet<DeliveryAction['does']> = new Set(['send', 'review']);

type Standing = Pick<Delivery, 'kind' | 'state' | 'due_at' | 'last_error' | 'to' | 'replaced_by'> &
  Partial<Pick<Delivery, 'bounce' | 'answers'>>;

/**
 * What a person can do with it, the likeliest first. There is no action for a creator who
 * unsubscribed, and none is sent again that a later one replaced.
 */
export function deliveryActions(
  delivery: Standing,
  { now, creator = {} }: { now: Date; creator?: KnownOfCreator },
): DeliveryAction[] {
  const isOptedOut = creator.is_opted_out || delivery.last_error?.code === 'opted_out';
  const isClosed = delivery.replaced_by !== null || (delivery.kind === 'email' && isOptedOut);
  const actions = actionsOfState(delivery, now);
  return isClosed ? actions.filter(({ does }) => !SENDS.has(does)) : actions;
}

function actionsOfState(delivery: Standing, now: Date): DeliveryAction[] {
  const { state, due_at, kind } = delivery;
  switch (state) {
    case 'held':
      return [REVIEW, due_at ? UNDO : DO_NOT_SEND];
    case 'queued':
      return due_at && due_at > now ? [TRY_NOW, CANCEL] : [CANCEL];
    case 'sending':
      return [];
    case 'failed':
      return [RETRY];
    case 'uncertain':
      return [ARRIVED, SEND_AGAIN];
    case 'cancelled':
      return [kind === 'email' ? SEND_AFTER_ALL : MIRROR_AFTER_ALL];
    case 'sent':
      if (kind !== 'email') return [REPLAY];
      return cameBack(delivery) && !delivery.answers ? [RETRY] : [];
  }
}

/** The address is the reason, and not the mailbox, the message, or the moment. */
const OF_ADDRESS: ReadonlySet<string | undefined> = new Set<DeliveryRefusal>([
  'address_bounced',
  'recipient_refused',
  'recipient_policy',
]);

/** True when this address cannot be used, and another one could. */
export const needsOtherAddress = (
  delivery: Standing,
  { email, is_opted_out }: KnownOfCreator = {},
): boolean =>
  delivery.kind === 'email' &&
  delivery.replaced_by === null &&
  !delivery.answers &&
  hasBadAddress(delivery) &&
  !is_opted_out &&
  (email === undefined || email === delivery.to);

const hasBadAddress = (delivery: Standing): boolean =>
  cameBack(delivery) ||
  ((delivery.state === 'failed' || delivery.state === 'cancelled') &&
    OF_ADDRESS.has(delivery.last_error?.code));

/** What a screen reader says: the button's word and its subject. */
export const aboutOf = (word: string, thing: string): string =>
  `${word}${word.includes(' ') ? ':' : ''} ${thing}`;
