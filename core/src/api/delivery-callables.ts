import * as z from 'zod';
import { CHANNELS, WEBHOOK_CHANNELS } from '../channel/channel.ts';
import type { DeliveryAnswer } from '../delivery/delivery-outcome.ts';
import type { DeliveryState } from '../delivery/delivery.ts';
import { documentId } from './document-id.ts';
import { mayBeJob, type JobProgress } from './job.ts';

/** How a person confirms an email that would otherwise be refused. */
const assent = {
  /** The person was shown that the address had, or may have had, an email, or refused one. */
  anyway: z.boolean().optional(),
  /**
   * The email's `revision` when the person was asked, or read it; null when there was none. Another
   * one is refused with reason `changed`. It makes `anyway` safe to repeat.
   */
  seen_revision: z.int().nonnegative().nullable().optional(),
};
export const sendEmailSchema = z.strictObject({ creator_id: documentId, ...assent });
/** Creators in one call of `sendEmails`. */
const MOST_SENT_AT_ONCE = 20;
export const sendEmailsSchema = z.strictObject({
  creator_ids: z.array(documentId).min(1).max(MOST_SENT_AT_ONCE),
  /** Only says how each would end; nothing is written. */
  dry_run: z.boolean().optional(),
});
export const retryDeliverySchema = z.strictObject({ delivery_id: documentId, ...assent });
export const deliveryRefSchema = z.strictObject({ delivery_id: documentId });
/** Longer texts than an email may have are taken too, so that the refusal can say by how much. */
const EDIT_MAXIMUM = 200_000;
export const editEmailSchema = z.strictObject({
  delivery_id: documentId,
  /** The email's `revision` that the person edited. */
  seen_revision: z.int().nonnegative(),
  subject: z.string().max(EDIT_MAXIMUM),
  /** Without the footer. */
  text: z.string().max(EDIT_MAXIMUM),
});
export const channelRefSchema = z.strictObject({ channel: z.enum(CHANNELS) });
export const retryFailedSchema = channelRefSchema.extend(mayBeJob);
export const testWebhookSchema = z.strictObject({ channel: z.enum(WEBHOOK_CHANNELS) });

/** How a test of a channel ended. */
export type TestResult =
  | { ok: true; answer: DeliveryAnswer | null }
  /** What went wrong and what to do about it. */
  | { ok: false; sentence: string; answer: DeliveryAnswer | null };

/** Present where DNS did not say whether the address can receive email. */
interface Unchecked {
  is_unchecked?: true;
}

/** What `sendEmails` did for one creator: the email that is queued, or held for review, or why there is none. */
export type SendEnd =
  | ({ creator_id: string; delivery_id: string; state: DeliveryState } & Unchecked)
  | { creator_id: string; reason: string | null; sentence: string };

/** What a person does with deliveries and channels. */
export interface DeliveryCallables {
  /** Sends the creator's email now: the first one, a held or waiting one, or one that failed. Never a second one without `anyway`. */
  sendEmail: {
    payload: z.infer<typeof sendEmailSchema>;
    result: { state: DeliveryState; delivery_id: string } & Unchecked;
  };
  /**
   * `sendEmail` for each of several creators, without `anyway`. An email that waits already stays as
   * it is, and where the settings hold emails for review, new ones are held too. Refused with reason
   * `too_many_waiting` when more than `MOST_WAITING` would wait then; safe to repeat.
   */
  sendEmails: { payload: z.infer<typeof sendEmailsSchema>; result: { ends: SendEnd[] } };
  /**
   * Tries a delivery again now; a mirror that was sent is sent again. An email goes by the rules
   * of `sendEmail`; an answer goes again as it was written.
   */
  retryDelivery: {
    payload: z.infer<typeof retryDeliverySchema>;
    result: { state: DeliveryState } & Unchecked;
  };
  /**
   * Changes subject and text of an email on hold; its HTML follows. Refused with reason `changed`
   * when it is another revision by now, or no longer on hold. The revision after the edit; a repeat
   * has the same result.
   */
  editEmail: { payload: z.infer<typeof editEmailSchema>; result: { revision: number } };
  /** Queues every failed delivery of a channel again. `queued`: so far. */
  retryFailed: {
    payload: z.infer<typeof retryFailedSchema>;
    result: { queued: number; job: JobProgress };
  };
  /** Stops a delivery that is held or queued. Refused once it is being sent. */
  cancelDelivery: { payload: z.infer<typeof deliveryRefSchema>; result: { cancelled: true } };
  /** Records that an uncertain email arrived, as the person saw it. */
  confirmDelivery: { payload: z.infer<typeof deliveryRefSchema>; result: { confirmed: true } };
  /** The request of a webhook delivery as it was, or will be, sent; null before it is written. */
  readRequest: { payload: z.infer<typeof deliveryRefSchema>; result: { body: string | null } };
  /** Starts a stopped channel again. */
  resumeChannel: { payload: z.infer<typeof channelRefSchema>; result: { resumed: true } };
  /** An email from the connected Gmail to itself. */
  sendTestEmail: { payload: Record<string, never>; result: TestResult };
  /** An example event to the saved URL. */
  sendTestWebhook: { payload: z.infer<typeof testWebhookSchema>; result: TestResult };
  /** A new signing secret; the old one signs along for a day. */
  rotateWebhookSecret: { payload: Record<string, never>; result: { rotated: true } };
}
