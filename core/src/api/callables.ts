import * as z from 'zod';
import type { checkNotionSchema, NotionCheck } from '../crm/notion-check.ts';
import type { DeliveryState } from '../delivery/delivery.ts';
import { PLAN_NAMES } from '../plan/plan.ts';
import { isTimeZone } from '../account/time-zone.ts';
import type { UserData, UserDataUpdate } from '../account/user-data.ts';
import { MEANINGS } from '../inbound/meanings.ts';
import type { CreatorCallables } from './creator-callables.ts';
import type { DeliveryCallables } from './delivery-callables.ts';
import { documentId } from './document-id.ts';
import type { FollowUpCallables } from './follow-up-callables.ts';

export const openAccountSchema = z.strictObject({
  time_zone: z.string().max(64).refine(isTimeZone, 'Unknown time zone'),
  /** The referral code of the link that the person came by. Counts for a new account only. */
  referral_code: z.string().max(32).nullable().optional(),
});

export const signOutEverywhereSchema = z.strictObject({
  /** The phone needs the new key then. */
  new_key: z.boolean(),
});

const returnAddress = z.url().max(2048);

export const recordDmSchema = z.strictObject({
  creator_id: documentId,
  /**
   * `opened`: the text was copied and the profile opened. `sent`: the person says it went out.
   * `taken_back`: it did not, after all.
   */
  step: z.enum(['opened', 'sent', 'taken_back']),
});

export const chooseEmailSchema = z.strictObject({
  creator_id: documentId,
  /** One of the creator's `other_emails`, or as the person typed it. */
  email: z.string().min(3).max(320),
  /** The person typed it: it need not be among those found. */
  is_typed: z.boolean().optional(),
});

/** The longest answer that is taken, so that the refusal can say by how much it is too long. */
const ANSWER_TAKEN = 200_000;
export const answerCreatorSchema = z.strictObject({
  creator_id: documentId,
  /** The inbound message that is answered. */
  inbound_id: documentId,
  text: z.string().max(ANSWER_TAKEN),
  /** The creator's `answers` and 1, as the person saw it: it makes a repeat the same answer. */
  number: z.int().positive(),
  /** The message's sender, whom the person agreed to write to although nobody vouches for them. */
  to: z.string().max(320).optional(),
});
export const judgeReplySchema = z.strictObject({
  creator_id: documentId,
  /** The inbound message that may be the creator's. */
  inbound_id: documentId,
  is_theirs: z.boolean(),
});
/** The beginning of a day of the person's, to be reminded on; null for none. */
const reminder = z.iso.datetime({ offset: true }).nullable();
export const sayOfReplySchema = z.strictObject({
  creator_id: documentId,
  /** `done`: nobody's turn. `not_them`: the message is somebody else's. */
  says: z.enum([...MEANINGS, 'done', 'not_them']),
  /** The inbound message that is somebody else's; for `not_them` alone. */
  inbound_id: documentId.optional(),
  /** With `later` and `done`; it replaces the one there is. */
  remind_at: reminder.optional(),
  /** When the newest reply came that the person saw: one that came after it is not answered for. */
  seen_in_at: z.iso.datetime({ offset: true }).optional(),
});
export const takeBackSaidSchema = z.strictObject({
  creator_id: documentId,
  /** `said_at` of what is taken back. */
  said_at: z.iso.datetime({ offset: true }),
});
export const seeDeliverySchema = z.strictObject({
  delivery_id: documentId,
  /** False takes it back. */
  is_seen: z.boolean(),
  /** Of the creator; absent leaves the one there is. */
  remind_at: reminder.optional(),
});
export const optOutCreatorSchema = z.strictObject({ creator_id: documentId });

/**
 * Return addresses must be the app's own. The payer is read from the ID token, never from the
 * payload.
 */
export const paymentLinkSchema = z.strictObject({
  plan: z.enum(PLAN_NAMES),
  successUrl: returnAddress,
  cancelUrl: returnAddress.optional(),
  /** The affiliate tracker's id of the visitor, when there is one. */
  toltReferral: z.string().max(200).nullable().optional(),
});
export const customerPortalSchema = z.strictObject({ returnUrl: returnAddress });

/** Every callable function: its payload and its result. Both sides take their types from here. */
export interface Callables extends CreatorCallables, DeliveryCallables, FollowUpCallables {
  /** Opens the account of the signed-in person once; repeating changes nothing but the time zone. */
  openAccount: { payload: z.infer<typeof openAccountSchema>; result: { opened: boolean } };
  getUserData: { payload: Record<string, never>; result: UserData };
  updateUserData: { payload: UserDataUpdate; result: { updated: true } };
  /**
   * Records that a DM was opened or sent; a creator's first `sent` counts, repeating changes nothing.
   * `taken_back` undoes a `sent`.
   */
  recordDm: { payload: z.infer<typeof recordDmSchema>; result: { recorded: boolean } };
  /**
   * Makes another found address, or one that the person typed, the creator's; an email that still
   * waits goes there instead. Safe to repeat.
   */
  chooseEmail: { payload: z.infer<typeof chooseEmailSchema>; result: { chosen: true } };
  /**
   * Answers a creator's message, in its thread, through the person's Gmail. Refused with reason
   * `changed` when another answer has this number, `unknown_sender` when `to` is needed; a repeat has
   * the same result.
   */
  answerCreator: {
    payload: z.infer<typeof answerCreatorSchema>;
    result: { delivery_id: string; state: DeliveryState };
  };
  /** Whose a message is of which the product cannot tell. What was said first stays. Safe to repeat. */
  judgeReply: { payload: z.infer<typeof judgeReplySchema>; result: { judged: true } };
  /**
   * What a reply means, as the person says, or that it needs no answer, in one commit. `interested`
   * counts, once a creator; `later` and `done` end the person's turn; `no` sets Rejected; `not_them`
   * takes the message back. `said_at` names it for `takeBackSaid`. Safe to repeat.
   */
  sayOfReply: { payload: z.infer<typeof sayOfReplySchema>; result: { said_at: string } };
  /** Restores what `sayOfReply` changed; false where a reply or another word came after it. Safe to repeat. */
  takeBackSaid: {
    payload: z.infer<typeof takeBackSaidSchema>;
    result: { is_taken_back: boolean };
  };
  /** That the person has seen a delivery that failed or bounced: it leaves the day's list. Safe to repeat. */
  seeDelivery: { payload: z.infer<typeof seeDeliverySchema>; result: { is_seen: boolean } };
  /** Unsubscribes a creator who asked for it in a reply. Safe to repeat. */
  optOutCreator: { payload: z.infer<typeof optOutCreatorSchema>; result: { opted_out: true } };
  /** The address of the payment provider's pay page. */
  stripePaymentLink: { payload: z.infer<typeof paymentLinkSchema>; result: { url: string } };
  /** The address of the payment provider's page to change or end a subscription. */
  stripeCustomerPortal: { payload: z.infer<typeof customerPortalSchema>; result: { url: string } };
  /** Checks a Notion database, and adds missing columns when asked. Saves nothing. */
  checkNotion: { payload: z.infer<typeof checkNotionSchema>; result: NotionCheck };
  /** Makes a one-time code that hands the setup guide to the phone. */
  createHandover: {
    payload: Record<string, never>;
    result: { code: string; made_at: string; expires_at: string };
  };
  regenerateApiKey: { payload: Record<string, never>; result: { regenerated: true } };
  /** Ends every session, this one included; with `new_key` the API key is replaced before. Safe to repeat. */
  signOutEverywhere: {
    payload: z.infer<typeof signOutEverywhereSchema>;
    result: { signed_out: true };
  };
}
export type CallableName = keyof Callables;

/** Path of a callable on the app's own origin. */
export const callablePath = (name: CallableName) => `/api/call/${name}`;
