import type { UserAccount } from '@vibes/core/account/user-account';
import type { EmailSettings } from '@vibes/core/account/email-settings';
import { DEFAULT_EMAIL_SETTINGS } from '@vibes/core/account/email-settings';
import type { Creator } from '@vibes/core/creator/creator';
import {
  creatorDocument,
  deliveryDocument,
  deliveryPayloadDocument,
  inboundDocument,
} from '@vibes/core/firestore/documents';
import type { DeliveryPayload } from '@vibes/core/delivery/delivery-payload';
import { newInbound, type Inbound } from '@vibes/core/inbound/inbound';
import { emailToAnn, minutes, TO } from './deliveries.ts';
import { ann } from './features/crm/sample-creator.ts';
import { writeDocument } from './memory/firestore.ts';

/** A creator who is written to, and what came in from them, as stored. */

/** Settings through which emails go out, and in which replies and follow-ups are on. */
export const SENDING: EmailSettings = {
  ...DEFAULT_EMAIL_SETTINGS,
  email_address: 'ella@gmail.com',
  app_password_set: true,
  watch_replies: true,
  follow_ups: true,
};

/** The account of a person, as stored. */
export const accountOf = (differing: Partial<UserAccount> = {}): UserAccount => ({
  ...{ name: 'Pam', email: 'pam@brand.test', photo_url: '', referral_code: 'p', referral_url: '' },
  ...{ referred_by: null, time_zone: 'Europe/Berlin', created_at: minutes(-9999) },
  ...{ first_capture_at: null, blocked_at: null, handed_over_at: null },
  user_data_changed_at: null,
  ...differing,
});

export const otherEmail = (email: string): Creator['other_emails'][number] => ({
  ...{
    email,
    source: 'bio',
    found_at: null,
    evidence: null,
    repaired: false,
    rival: null,
    choice_reason: null,
  },
});

/** Writes Ann Lee with these fields; anybody else by another id. */
export const writeAnn = (uid: string, fields: Partial<Creator> = {}, id = 'ann') =>
  writeDocument(creatorDocument.path(uid, id), {
    ...ann,
    ...{ id, name: 'Ann Lee', email: TO, created_at: minutes(-60), updated_at: minutes(-60) },
    ...fields,
  });

/** Writes the email to Ann, with its text. */
export function writeEmail(
  uid: string,
  fields: Parameters<typeof emailToAnn>[0],
  { id = 'email_ann', text = 'Hi Ann' } = {},
) {
  writeDocument(deliveryDocument.path(uid, id), { ...emailToAnn(fields) });
  writeMessage(uid, { text, html: `<p>${text}</p>` }, id);
}

/** Writes what an email says. */
export const writeMessage = (uid: string, message: Partial<DeliveryPayload>, id = 'email_ann') =>
  writeDocument(deliveryPayloadDocument.path(uid, id), {
    ...{ subject: 'Hello Ann', text: '', html: '', footer: null, request: null },
    ...message,
  });

/** What came in from Ann, just now. */
export const replyOfAnn = (text: string, fields: Partial<Inbound> = {}) =>
  newInbound({
    creator_id: 'ann',
    class: 'reply',
    at: new Date(),
    from: TO,
    subject: 'Re: Hello Ann',
    text,
    whole: null,
    has_more: false,
    is_unreadable: false,
    message_id: null,
    in_reply_to: null,
    references: [],
    delivery_id: 'email_ann',
    bounce: null,
    wants_stop: false,
    proof: 'proven',
    in_junk: false,
    person_says: null,
    is_sender_known: true,
    source: 'mailbox',
    ...fields,
  });

/** Writes what came in from Ann. */
export const writeReply = (uid: string, text: string, fields: Partial<Inbound> = {}, id = 'm1') =>
  writeDocument(inboundDocument.path(uid, 'ann', id), replyOfAnn(text, fields));
