import type { Inbound } from '../inbound/inbound.ts';
import { MOST_REFERENCES } from '../inbound/inbound.ts';
import type { Delivery } from './delivery.ts';

/** Where an answer belongs: the thread, the message it answers, and those before it. */
interface AnswerThread extends Pick<Delivery, 'thread' | 'in_reply_to'> {
  references: string[];
}

/** The Message-IDs before a message, as RFC 5322 (3.6.4) finds them. */
const before = ({ references, in_reply_to }: Inbound): string[] =>
  references.length > 0 || in_reply_to === null ? references : [in_reply_to];

/** The first, which began the thread, and the last ones: the middle of a long thread is left out. */
const bounded = (ids: string[]): string[] =>
  ids.length > MOST_REFERENCES ? [...ids.slice(0, 1), ...ids.slice(1 - MOST_REFERENCES)] : ids;

/**
 * The thread of an answer to a message.
 * @param answered the email of ours that the message answers; null when none is known
 */
export function answerThread(message: Inbound, answered: Delivery | null): AnswerThread {
  const { message_id } = message;
  const known = before(message);
  const earlier = known.length > 0 ? known : [answered?.message_id ?? null];
  const ids = [...earlier, message_id].filter((id) => id !== null);
  const [first = null] = ids;
  return {
    thread: answered?.thread ?? first,
    in_reply_to: message_id ?? answered?.message_id ?? null,
    references: bounded([...new Set(ids)]),
  };
}
