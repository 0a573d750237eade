import { freshCreator } from '@vibes/core/capture/describe-creator';
import { dayOf } from '@vibes/core/account/time-zone';
import { newActivity } from '@vibes/core/activity/activity';
import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import type { Creator } from '@vibes/core/creator/creator';
import { newClaim } from '@vibes/core/delivery/contacted';
import { queueEmail, type Delivery } from '@vibes/core/delivery/delivery';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import { firstEmailId } from '@vibes/core/delivery/email-id';
import * as documents from '@vibes/core/firestore/documents';
import { newInbound, type Inbound } from '@vibes/core/inbound/inbound';
import { renderEmail } from '@vibes/core/template/render-email';
import { creatorValues } from '@vibes/core/template/template-variables';
import { sha256 } from '../../../functions/src/adapters/crypto/node-crypto.ts';
import { DEMO_PERSON, DEMO_TEMPLATES } from './demo-account.ts';

const HOUR = 60 * 60_000;

interface Item {
  name: string;
  handle: string;
  /** Hours since the email was written. */
  hours: number;
  creator?: Partial<Creator>;
  email: Partial<Delivery>;
  message?: Pick<Inbound, 'text' | 'proof'>;
}

interface Demo {
  uid: string;
  time_zone: string;
  now: Date;
}

/** One of each kind that a day brings, and two emails on hold. */
function items({ now, time_zone }: Demo): Item[] {
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const sent = (hours: number): Pick<Item, 'email' | 'creator'> => ({
    email: { state: 'sent', sent_at: at(hours), ended_at: at(hours) },
    creator: { status: 'Contacted', email_sent: true, last_out_at: at(hours), awaiting: 'them' },
  });
  const held = { state: 'held', due_at: undefined } as const;
  const from = 'team@northlight-talent.test';
  const may_be_from = { at: at(5), from, count: 1, day: dayOf(at(5), time_zone), kept: 1 };
  const text = 'Hi! Love the idea. What would you pay for two videos in June?';
  const bounce = { at: at(20), sentence: 'There’s no such mailbox.', fault: 'recipient' } as const;
  const failed = { state: 'failed', ended_at: at(8), last_error: refusal('gave_up') } as const;
  return [
    {
      ...{ name: 'Mila Frey', handle: 'mila.frey.bakes', hours: 50 },
      email: sent(50).email,
      creator: {
        ...{ email_sent: true, last_out_at: at(50), last_in_at: at(2), last_in_text: text },
        ...{ status: 'Responded', awaiting: 'us', replied_to_step: 0 },
      },
      message: { text, proof: 'proven' },
    },
    {
      ...{ name: 'Jonah Reed', handle: 'jonah.on.foot', hours: 74, email: sent(74).email },
      creator: { ...sent(74).creator, may_be_from },
      message: { text: 'Jonah asked me to get back to you about rates.', proof: 'claimed' },
    },
    { name: 'Ines Costa', handle: 'ines.paints', hours: 3, email: held },
    { name: 'Pavel Brandt', handle: 'pavel.builds', hours: 1, email: held },
    { name: 'Suki Tanaka', handle: 'suki.on.tour', hours: 8, email: failed },
    {
      ...{ name: 'Leo Marsh', handle: 'leo.marsh.runs', hours: 21 },
      email: { ...sent(21).email, bounce: { ...bounce, is_temporary: false } },
      creator: { ...sent(21).creator, email_refused_at: at(20) },
    },
    {
      ...{ name: 'Amara Obi', handle: 'amara.grows', hours: 200, email: sent(200).email },
      creator: {
        ...{ ...sent(200).creator, status: 'Responded', awaiting: null, person_says: 'later' },
        ...{ last_in_at: at(190), last_in_text: 'Ask me again next week?', remind_at: at(1) },
        replied_to_step: 0,
      },
    },
  ];
}

type Stored = Record<string, Record<string, unknown>>;

function feedOf({ uid }: Demo, { creator, email }: { creator: Creator; email: Delivery }): Stored {
  const line = (kind: 'replied' | 'email_failed' | 'email_bounced', at: Date, detail: string) => ({
    [documents.activityDocument.path(uid, `${kind}_${creator.id}`)]: newActivity({
      ...{ at, kind, detail, creator_id: creator.id, creator_name: creator.name },
    }),
  });
  return {
    ...(creator.last_in_at && line('replied', creator.last_in_at, email.to)),
    ...(email.state === 'failed' &&
      line('email_failed', email.updated_at, email.last_error?.sentence ?? '')),
    ...(email.bounce && line('email_bounced', email.bounce.at, email.bounce.sentence)),
  };
}

/** The documents of one creator, as the product would have written them. */
function stored(demo: Demo, { name, handle, hours, message, ...item }: Item, n: number): Stored {
  const { uid } = demo;
  const id = `demo_day_${n}`;
  const at = new Date(demo.now.getTime() - hours * HOUR);
  const to = `${handle.replaceAll('.', '-')}@creators.test`;
  const target = { platform: 'tiktok', handle } as const;
  const creator: Creator = {
    ...freshCreator({ id, target, note: '', now: at }),
    ...{ name, read_state: 'read', email: to, email_source: 'bio', charged_at: at },
    ...{ email_evidence: to, mailbox_keys: [mailboxKey(to)], ...item.creator },
  };
  const templates = { ...DEMO_TEMPLATES } as Parameters<typeof renderEmail>[0];
  const rendered = renderEmail(templates, creatorValues(creator, DEMO_PERSON.name));
  if (!rendered.ok) throw new Error(`The demo template has a fault: ${rendered.fault.code}.`);
  const { subject } = rendered.email;
  const email: Delivery = {
    ...queueEmail({ creator_id: id, creator_name: name, to, subject, now: at, hold_back: 'off' }),
    ...{ channel: item.email.state === 'held' ? null : 'gmail', due_at: undefined, ...item.email },
  };
  const delivery_id = firstEmailId(id);
  const came = creator.may_be_from?.at ?? creator.last_in_at;
  const inbound = message &&
    came && {
      ...{ uid, creator_id: id, class: 'reply', at: came, kept_at: came, delivery_id, ...message },
      ...{ from: creator.may_be_from?.from ?? to, subject: `Re: ${subject}`, whole: null },
      ...{ has_more: false, is_unreadable: false, in_junk: false, person_says: null },
      ...{ is_sender_known: message.proof === 'proven', message_id: `${id}@creators.test` },
      ...{ in_reply_to: null, references: [], bounce: null, wants_stop: false, source: 'mailbox' },
    };
  return {
    [documents.creatorDocument.path(uid, id)]: { ...creator, uid },
    [documents.handleDocument.path(uid, 'tiktok', handle)]: { creator_id: id, is_bound: true },
    [documents.contactedDocument.path(uid, sha256(mailboxKey(to)))]: newClaim(to, {
      ...{ delivery_id, at },
    }),
    [documents.deliveryDocument.path(uid, delivery_id)]: { ...email, uid },
    [documents.deliveryPayloadDocument.path(uid, delivery_id)]: { ...rendered.email, footer: null },
    ...(creator.last_in_at && {
      [documents.replyDocument.path(uid, id)]: { at: creator.last_in_at, step: 0 },
    }),
    ...(inbound && {
      [documents.inboundDocument.path(uid, id, `m_${id}`)]: newInbound(inbound as Inbound),
    }),
    ...feedOf(demo, { creator, email }),
  };
}

/** A day's work for the demo account: documents by their path. */
export const demoDay = (demo: Demo): Stored =>
  Object.assign({}, ...items(demo).map((item, n) => stored(demo, item, n + 1))) as Stored;
