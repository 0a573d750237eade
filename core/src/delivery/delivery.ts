import * as z from 'zod';
import type { HoldBack } from '../account/email-settings.ts';
import {
  CHANNEL_FACTS,
  CHANNELS,
  MIRROR_CHANNELS,
  type MirrorKind,
  type DeliveryKind,
} from '../channel/channel.ts';
import { BOUNCE_FAULTS } from '../inbound/bounce-reason.ts';
import { storedStep } from '../follow-up/follow-up.ts';
import { CREATOR_NAME_MAXIMUM } from '../creator/creator-limits.ts';
import { SUBJECT_MAXIMUM } from '../template/template-limits.ts';
import {
  storedAddress,
  storedCode,
  storedId,
  storedMessageId,
  storedSentence,
  storedText,
} from '../text/stored-text.ts';

/** An email to the creator, or a mirror of the creator to the user's own CRM. */
export const MIRROR_KINDS: MirrorKind[] = MIRROR_CHANNELS.map(
  (channel) => CHANNEL_FACTS[channel].kind,
);
export const DELIVERY_KINDS: DeliveryKind[] = ['email', ...MIRROR_KINDS];

/**
 * `users/{uid}/deliveries/{id}`: one email or mirror on its way.
 *
 *   held ──▶ queued ──▶ sending ──▶ sent   (a held one runs by itself once its due_at has come)
 *              ▲  │        │ ├────▶ failed
 *              │  │        │ └────▶ uncertain   (an email may have gone out)
 *              └──┼────────┘ temporary failure, or the lease of a repeatable one ended
 *                 ├──▶ failed      (refused by the gate)
 *                 └──▶ cancelled   (no longer wanted)
 *
 * A person may queue a failed, uncertain or cancelled one again, and confirm that an uncertain one
 * arrived. A mirror (`notion`, `crm`) is repeatable: it is never uncertain. `due_at` is when the
 * sweep next handles it: when to run while queued, when the lease ends while sending. It is absent
 * once the state is final.
 */
export const deliverySchema = z.object({
  /** Whose it is, as its path says: by this a sweep leaves accounts out of its query. */
  uid: storedId().optional(),
  creator_id: storedId(),
  /** For lists; the name when it was queued. */
  creator_name: storedText(CREATOR_NAME_MAXIMUM),
  kind: z.enum(DELIVERY_KINDS),
  /**
   * The channel it went through. It stays with a webhook that may have taken it, since another
   * channel would send it twice. Null while any channel may take it.
   */
  channel: z.enum(CHANNELS).nullable(),
  state: z.enum(['held', 'queued', 'sending', 'sent', 'failed', 'uncertain', 'cancelled']),
  /** While sending: `on_wire` once the provider may have taken it. */
  phase: z.enum(['preparing', 'on_wire']).nullable(),
  attempts: z.int().nonnegative(),
  /**
   * Moves on with every change of its address or content, so that an attempt that read it before
   * does not end it by an old state.
   */
  revision: z.int().nonnegative(),
  due_at: z.date().optional(),
  /** The `due_at` from before its account was blocked, restored when it is unblocked. Absent otherwise. */
  parked_due_at: z.date().optional(),
  /**
   * When it ended, as long as its text is kept from then on (`drop-texts.ts`). Absent while it may
   * still go out, and once the text is dropped.
   */
  ended_at: z.date().optional(),
  /** Names the attempt that may settle this delivery. */
  lease_token: storedId().nullable(),
  last_error: z.object({ code: storedCode(), sentence: storedSentence() }).nullable(),
  /** Address and subject of an email; empty for a mirror. */
  to: storedAddress(),
  subject: storedText(SUBJECT_MAXIMUM),
  /** How an email waited that deleting its creator stopped, so that an undo can put it back; null otherwise. */
  stopped_from: z
    .object({ state: z.enum(['held', 'queued']), due_at: z.date().nullable() })
    .nullable(),
  /** True once the person asked for this email although the address already had one. */
  is_anyway: z.boolean(),
  /**
   * When the person said that they have seen what went wrong with it: it leaves the day's list. Null
   * before, and once it is tried again.
   */
  seen_at: z.date().nullable().default(null),
  /** The later email that a person sent to the creator after this one; this one is not tried again. */
  replaced_by: storedId().nullable(),
  /**
   * The Message-ID it went out under, without angle brackets, set before it is sent; null until
   * then, and by webhook.
   */
  message_id: storedMessageId().nullable(),
  /** The Message-ID that began the thread it belongs to, ours or theirs. */
  thread: storedMessageId().nullable(),
  /** The Message-ID it answers. */
  in_reply_to: storedMessageId().nullable(),
  /** The inbound message that a person answers with it, by its id; null for every other email. */
  answers: storedId().nullable(),
  /** Its place in its thread: 0 for every email but a follow-up. */
  step: storedStep(),
  /** Of a follow-up, the email that began the thread; null for every other. */
  follows: storedId().nullable(),
  /** Of a follow-up, the working hour it is meant for; null when a person sends it. */
  planned_for: z.date().nullable(),
  /** The Message-ID that Gmail gave it in place of ours, and Gmail's own id of its thread, once seen. */
  gmail_message_id: storedMessageId().nullable(),
  gmail_thread: storedId().nullable(),
  /** That it came back after the server had taken it. */
  bounce: z
    .object({
      at: z.date(),
      sentence: storedSentence(),
      fault: z.enum(BOUNCE_FAULTS),
      is_temporary: z.boolean(),
    })
    .nullable(),
  /** The row in Notion, once there is one. */
  notion_page_id: storedId().nullable(),
  /** True for a mirror that the back-fill queued and that its progress has not counted yet. */
  is_backfill: z.boolean(),
  created_at: z.date(),
  updated_at: z.date(),
  sent_at: z.date().nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;
export type DeliveryState = Delivery['state'];

/** An email in one of these states may have reached, or may yet reach, the creator. */
const CONTACTING: ReadonlySet<DeliveryState> = new Set([
  'held',
  'queued',
  'sending',
  'sent',
  'uncertain',
]);
export const isContacting = (delivery: Delivery): boolean => CONTACTING.has(delivery.state);

const NEW_DELIVERY = {
  channel: null,
  phase: null,
  attempts: 0,
  revision: 0,
  lease_token: null,
  last_error: null,
  to: '',
  subject: '',
  stopped_from: null,
  is_anyway: false,
  seen_at: null,
  replaced_by: null,
  message_id: null,
  thread: null,
  in_reply_to: null,
  answers: null,
  step: 0,
  follows: null,
  planned_for: null,
  gmail_message_id: null,
  gmail_thread: null,
  bounce: null,
  notion_page_id: null,
  is_backfill: false,
  sent_at: null,
} as const satisfies Partial<Delivery>;

/** One mirror per creator: it includes what changes while it waits. */
export const notionDeliveryId = (creator_id: string): string => `notion_${creator_id}`;

/** One mirror per change. `revision` names the change. */
export const crmDeliveryId = (creator_id: string, revision: string): string =>
  `crm_${creator_id}_${revision}`;

export function queueEmail(input: {
  creator_id: string;
  creator_name: string;
  to: string;
  subject: string;
  now: Date;
  /** Whether and how long it is held before it goes out. */
  hold_back: HoldBack;
  is_anyway?: boolean;
  /**
   * The creator's email before this one: `revision` continues from it, across all emails to the
   * creator.
   */
  before?: Delivery | null;
}): Delivery {
  const { creator_id, creator_name, to, subject, now, hold_back, before } = input;
  return deliverySchema.parse({
    ...NEW_DELIVERY,
    creator_id,
    creator_name,
    kind: 'email',
    state: hold_back === 'off' ? 'queued' : 'held',
    revision: before ? before.revision + 1 : 0,
    due_at: holdBackEnd(hold_back, now),
    to,
    subject,
    is_anyway: input.is_anyway ?? false,
    created_at: now,
    updated_at: now,
  } satisfies Delivery);
}

const MINUTE = 60_000;

/** When a held email goes out by itself; undefined when the person releases it. */
const holdBackEnd = (hold_back: HoldBack, now: Date): Date | undefined => {
  if (hold_back === 'review') return undefined;
  return hold_back === 'off' ? now : new Date(now.getTime() + Number(hold_back) * MINUTE);
};

/** A mirror of the creator to the user's CRM, due at once. */
export function queueMirror(input: {
  kind: MirrorKind;
  creator_id: string;
  creator_name: string;
  now: Date;
  is_backfill?: boolean;
}): Delivery {
  const { kind, creator_id, creator_name, now } = input;
  return deliverySchema.parse({
    ...NEW_DELIVERY,
    creator_id,
    creator_name,
    kind,
    state: 'queued',
    due_at: now,
    is_backfill: input.is_backfill ?? false,
    created_at: now,
    updated_at: now,
  } satisfies Delivery);
}
