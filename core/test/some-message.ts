import { newInbound, type Inbound } from '../src/inbound/inbound.ts';

/** What is known of an answer of Ann's that was found in the mailbox. */
export const MESSAGE = {
  class: 'reply',
  at: new Date('2026-05-02T12:00:00Z'),
  from: 'ann@studio.com',
  subject: 'Re: Hello',
  text: 'Yes, what do you pay?',
  whole: null,
  has_more: false,
  is_unreadable: false,
  message_id: 'r1@studio.com',
  in_reply_to: null,
  references: [],
  bounce: null,
  wants_stop: false,
  proof: 'proven',
  in_junk: false,
  person_says: null,
  is_sender_known: true,
  source: 'mailbox',
} satisfies Partial<Inbound>;

/** That message as it is stored. */
export const someMessage = (change: Partial<Inbound> = {}): Inbound =>
  newInbound({ ...MESSAGE, creator_id: 'ann', delivery_id: 'email_ann', ...change });
