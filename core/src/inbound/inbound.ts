import * as z from 'zod';
import { BOUNCE_FAULTS } from './bounce-reason.ts';
import { INBOUND_TEXT_MAXIMUM } from './text-maximum.ts';
import { SUBJECT_MAXIMUM } from '../template/template-limits.ts';
import {
  storedAddress,
  storedId,
  storedList,
  storedMessageId,
  storedSentence,
  storedText,
} from '../text/stored-text.ts';

/** Message-IDs of a thread that are kept, the last ones: what an answer names in References. */
export const MOST_REFERENCES = 20;

/**
 * `reply`: a person answered. `auto`: a machine did, which changes nothing. `bounce`: a delivery
 * report. `own`: the user wrote to the creator by hand, in their mail program; its text is not kept.
 */
const INBOUND_CLASSES = ['reply', 'auto', 'bounce', 'own'] as const;
export type InboundClass = (typeof INBOUND_CLASSES)[number];

/**
 * What a message proves of itself. `proven`: it names our email by the id that we sealed, or by the one
 * that Gmail gave it instead, which only its recipients know. `authenticated`: the mailbox's own server
 * vouches for the sender. `claimed`: anyone may have written it. What follows: `effect-of.ts`.
 */
const PROOFS = ['proven', 'authenticated', 'claimed'] as const;
export type Proof = (typeof PROOFS)[number];

/**
 * `users/{uid}/creators/{creator_id}/inbound/{hash of the Message-ID}`: one message about a
 * creator's emails that the user's mailbox holds, or that their webhook reported. Written once; its
 * id makes the same message, found again, the same document.
 */
export const inboundSchema = z.object({
  /** Whose it is, as its path says: by this a sweep leaves accounts out of its query. */
  uid: storedId().optional(),
  creator_id: storedId(),
  class: z.enum(INBOUND_CLASSES),
  proof: z.enum(PROOFS),
  /** The mail server took it for spam. */
  in_junk: z.boolean(),
  /** What the person said of a message that is not known to be the creator's. */
  person_says: z.enum(['theirs', 'not_theirs']).nullable(),
  /** When it arrived. */
  at: z.date(),
  from: storedAddress(),
  /**
   * `from` is the address that the email went to, or the mailbox's server vouches for it. Else an answer
   * may go to anybody, and the person is asked first.
   */
  is_sender_known: z.boolean(),
  subject: storedText(SUBJECT_MAXIMUM),
  /** The sender's own words, without quoted parts. Empty once the text is no longer kept. */
  text: storedText(INBOUND_TEXT_MAXIMUM),
  /**
   * All of the message, with what it quotes and its signature. Null where that adds nothing to the
   * text, for a delivery report, and once the text is no longer kept.
   */
  whole: storedText(INBOUND_TEXT_MAXIMUM).nullable(),
  /** The message is longer than what is kept. */
  has_more: z.boolean(),
  /** It could not be read, and has no text: only its header was. */
  is_unreadable: z.boolean(),
  message_id: storedMessageId().nullable(),
  in_reply_to: storedMessageId().nullable(),
  references: storedList(storedMessageId(), MOST_REFERENCES),
  /** The email it answers or reports on. */
  delivery_id: storedId().nullable(),
  /** Of a delivery report: which address, and why in one sentence. */
  bounce: z
    .object({
      address: storedAddress(),
      sentence: storedSentence(),
      fault: z.enum(BOUNCE_FAULTS),
      is_temporary: z.boolean(),
    })
    .nullable(),
  /** A reply that asks to stop. It is offered as an opt-out, and never does one. */
  wants_stop: z.boolean(),
  source: z.enum(['mailbox', 'webhook']),
  /** Like `at`, as long as the text is kept. */
  kept_at: z.date().optional(),
});
export type Inbound = z.infer<typeof inboundSchema>;

/** A message as it is stored, within its bounds. */
export const newInbound = (message: Inbound): Inbound => inboundSchema.parse(message);

/** `users/{uid}/answer_drafts/{creator_id}`: an answer while it is typed. The browser writes it. */
export const answerDraftSchema = z.object({
  text: storedText(INBOUND_TEXT_MAXIMUM),
  updated_at: z.date(),
});
export type AnswerDraft = z.infer<typeof answerDraftSchema>;
