import type { Creator } from '@vibes/core/creator/creator';
import { queueEmail, type Delivery } from '@vibes/core/delivery/delivery';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import { firstEmailId } from '@vibes/core/delivery/email-id';
import {
  creatorDocument,
  deliveryDocument,
  deliveryPayloadDocument,
  inboundDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { newInbound, type Inbound } from '@vibes/core/inbound/inbound';
import { database } from './database.ts';
import { writtenCreator } from './write-creators.ts';

/** A day's work, written directly in the database: what an account finds in the morning. */

export interface DayOfWork {
  replies?: number;
  mayBe?: number;
  reviews?: number;
  failures?: number;
  bounces?: number;
  reminders?: number;
  dms?: number;
}

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
const ago = (ms: number) => new Date(Date.now() - ms);

type Documents = [path: string, data: object][];

/** Words that people answer with; the first ones of each are on its line. */
const WORDS = [
  'Yes, I would love to hear more. What is the timeline?',
  'What do you pay for one video and two stories?',
  'Sounds fun! Can you send the product first?',
  'I am booked until March, ask me then.',
  'No thanks, not my kind of thing.',
];

const asStored = (data: object) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

/** Somebody who was emailed a week ago; captured `n` minutes before today's. */
function contacted(
  uid: string,
  { id, name, n }: { id: string; name: string; n: number },
  fields: { creator?: Partial<Creator>; email?: Partial<Delivery> },
): Documents {
  const to = `${id}@creators.example`;
  const at = ago(7 * DAY_MS + n * MINUTE_MS);
  const email = queueEmail({
    ...{ creator_id: id, creator_name: name, to, subject: `A collaboration, ${name}` },
    ...{ now: at, hold_back: 'review' },
  });
  const creator = writtenCreator(7 * 24 * 60 + n, {
    ...{ name, tiktok_username: id, email: to, email_source: 'bio', status: 'Contacted' },
    ...{ email_sent: true, last_out_at: at, awaiting: 'them', charged_at: at },
    dm_sent_at: at,
    ...fields.creator,
  });
  const sent: Partial<Delivery> = {
    ...{ state: 'sent', sent_at: at, channel: 'gmail', attempts: 1 },
    ...{ message_id: `${id}@vibes.test`, thread: `${id}@vibes.test` },
  };
  const delivery = { ...email, ...sent, ...fields.email, uid };
  const text = `Hi ${name}, may we send you our serum?`;
  return [
    [creatorDocument.path(uid, id), { ...creator, id, uid }],
    [deliveryDocument.path(uid, firstEmailId(id)), asStored(delivery)],
    [
      deliveryPayloadDocument.path(uid, firstEmailId(id)),
      { subject: email.subject, text, html: `<p>${text}</p>` },
    ],
  ];
}

function message(uid: string, id: string, fields: Partial<Inbound>): Documents {
  const data = newInbound({
    ...{ uid, creator_id: id, class: 'reply', proof: 'proven', in_junk: false },
    ...{ person_says: null, at: new Date(), from: `${id}@creators.example` },
    ...{ is_sender_known: true, subject: 'Re: A collaboration', text: '', whole: null },
    ...{ has_more: false, is_unreadable: false, message_id: `in-${id}@creators.example` },
    ...{ in_reply_to: `${id}@vibes.test`, references: [`${id}@vibes.test`] },
    ...{ delivery_id: firstEmailId(id), bounce: null, wants_stop: false, source: 'mailbox' },
    ...fields,
  });
  return [[inboundDocument.path(uid, id, `m-${id}`), data]];
}

const many = (count = 0, make: (n: number) => Documents): Documents =>
  Array.from({ length: count }, (_, n) => make(n)).flat();

const named = (kind: string, n: number) => ({
  id: `${kind}${n}`,
  name: `${kind[0]?.toUpperCase() ?? ''}${kind.slice(1)} ${n}`,
  n,
});

function reply(uid: string, n: number): Documents {
  const who = named('reply', n);
  const at = ago((n + 1) * 20 * MINUTE_MS);
  const text = WORDS[n % WORDS.length] ?? '';
  const creator: Partial<Creator> = {
    ...{ status: 'Responded', awaiting: 'us', last_in_at: at, last_in_text: text },
    replied_to_step: 0,
  };
  return [...contacted(uid, who, { creator }), ...message(uid, who.id, { at, text, kept_at: at })];
}

function mayBe(uid: string, n: number): Documents {
  const who = named('maybe', n);
  const [at, from] = [ago((n + 1) * 30 * MINUTE_MS), `manager${n}@agency.example`];
  const day = at.toISOString().slice(0, 10);
  const may_be_from = { at, from, count: 1, day, kept: 1 };
  return [
    ...contacted(uid, who, { creator: { may_be_from } }),
    ...message(uid, who.id, { at, from, text: 'I handle her mail.', proof: 'claimed' }),
  ];
}

function failing(uid: string, n: number, kind: 'failure' | 'bounce'): Documents {
  const who = named(kind, n);
  const at = ago((n + 1) * 40 * MINUTE_MS);
  const bounce = { at, sentence: 'The address does not exist.', fault: 'recipient' } as const;
  const email: Partial<Delivery> =
    kind === 'bounce'
      ? { bounce: { ...bounce, is_temporary: false }, updated_at: at }
      : { state: 'failed', sent_at: null, updated_at: at, last_error: refusal('message_refused') };
  const creator: Partial<Creator> =
    kind === 'bounce' ? { email_refused_at: at } : { email_sent: false, last_out_at: null };
  return contacted(uid, who, { email, creator });
}

const review = (uid: string, n: number): Documents =>
  contacted(uid, named('review', n), {
    email: {
      ...{ state: 'held', sent_at: null, channel: null, attempts: 0, message_id: null },
      ...{ thread: null, created_at: ago((n + 1) * 50 * MINUTE_MS) },
    },
    creator: { ...{ email_sent: false, last_out_at: null, awaiting: null, status: 'Discovered' } },
  });

const reminder = (uid: string, n: number): Documents =>
  contacted(uid, named('reminder', n), {
    creator: { remind_at: ago((n + 1) * DAY_MS), notes: 'Ask about the spring campaign' },
  });

const dm = (uid: string, n: number): Documents => {
  const { id, name } = named('dm', n);
  const creator = writtenCreator(n + 1, { name, tiktok_username: id });
  return [[creatorDocument.path(uid, id), { ...creator, id, uid }]];
};

/** Writes so many of each kind, by ids like `reply0`. */
export async function writeDay(uid: string, work: DayOfWork): Promise<void> {
  const db = await database();
  const batch = db.batch();
  const all = [
    ...many(work.replies, (n) => reply(uid, n)),
    ...many(work.mayBe, (n) => mayBe(uid, n)),
    ...many(work.reviews, (n) => review(uid, n)),
    ...many(work.failures, (n) => failing(uid, n, 'failure')),
    ...many(work.bounces, (n) => failing(uid, n, 'bounce')),
    ...many(work.reminders, (n) => reminder(uid, n)),
    ...many(work.dms, (n) => dm(uid, n)),
  ];
  for (const [path, data] of all) batch.set(db.doc(path), data);
  batch.update(db.doc(userDocument.path(uid)), { first_capture_at: ago(30 * DAY_MS) });
  await batch.commit();
}
