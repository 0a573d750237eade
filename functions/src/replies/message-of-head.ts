import type { FoundHead } from './match-head.ts';
import type { FoundInbound } from './load-inbound.ts';

type Message = FoundInbound['message'];

/** A message of the mailbox as its header shows it, before anybody read it: without words. */
export const messageOfHead = ({
  head,
  received_at,
  in_junk,
}: Pick<FoundHead, 'head' | 'received_at' | 'in_junk'>): Omit<
  Message,
  'class' | 'proof' | 'is_sender_known'
> => ({
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
