import type { Inbound } from './inbound.ts';
import type { ParsedHead } from './parse-mail.ts';

/** What a message's header says of it; what only its reading or its sender's proof says is left out. */
type HeadFields = Omit<
  Inbound,
  'creator_id' | 'delivery_id' | 'kept_at' | 'class' | 'proof' | 'is_sender_known'
>;

/** A message of the mailbox as its header shows it, before anybody read it: without words. */
export const messageOfHead = ({
  head,
  received_at,
  in_junk,
}: {
  head: ParsedHead;
  received_at: Date;
  in_junk: boolean;
}): HeadFields => ({
  in_junk,
  person_says: null,
  at: received_at,
  from: head.from.address,
  subject: head.subject,
  text: '',
  whole: null,
  has_more: false,
  is_unreadable: false,
  message_id: head.message_id,
  in_reply_to: head.in_reply_to,
  references: head.references,
  bounce: null,
  wants_stop: false,
  source: 'mailbox',
});
