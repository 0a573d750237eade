import type { Delivery } from '@vibes/core/delivery/delivery';
import type { Inbound } from '@vibes/core/inbound/inbound';
import type { ListedDelivery } from '../../../../shared/delivery/listed-delivery.ts';

export type Message = Inbound & { id: string };

/** One line of a conversation: a message that came in, or an email of the person's. */
export type ThreadLine =
  { kind: 'in'; at: Date; message: Message } | { kind: 'out'; at: Date; email: ListedDelivery };

/** An answer is shown from the moment it is sent off; another email once it went out, or may have. */
const isShown = ({ state, answers }: Delivery): boolean =>
  answers !== null || state === 'sent' || state === 'uncertain';

const outAt = ({ sent_at, created_at }: Delivery): Date => sent_at ?? created_at;

/**
 * What was written and answered, the oldest first.
 *
 * @param messages the newest ones that came in
 * @param isWhole false where there are older ones: then older emails are left out too
 */
export function threadOf(
  messages: readonly Message[],
  emails: readonly ListedDelivery[],
  isWhole: boolean,
): ThreadLine[] {
  const came = messages.map((message): ThreadLine => ({ kind: 'in', at: message.at, message }));
  const from = isWhole ? -Infinity : Math.min(...messages.map(({ at }) => at.getTime()));
  const went = emails
    .filter((email) => isShown(email) && outAt(email).getTime() >= from)
    .map((email): ThreadLine => ({ kind: 'out', at: outAt(email), email }));
  return [...went, ...came].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** The message that an answer goes to: the newest of a person, else of a machine. */
export const answeredOf = (messages: readonly Message[]): Message | undefined =>
  messages.find(({ class: kind }) => kind === 'reply') ??
  messages.find(({ class: kind }) => kind === 'auto');
