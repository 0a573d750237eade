import * as z from 'zod';
import { SUBJECT_MAXIMUM } from '../template/template-limits.ts';
import { cutText } from '../text/cut-text.ts';

/** The largest body of a reported reply, in bytes. */
export const REPLY_BODY_LIMIT = 256 * 1024;

/** Forms send an empty field where JSON omits it. */
const optional = (most: number) =>
  z
    .string()
    .max(most)
    .optional()
    .transform((text) => text?.trim() || undefined);

const ADDRESS = /^[^\s<>@]+@[^\s<>@]+$/;
const ADDRESS_MAXIMUM = 254;

/** The address of a sender, lower case, with or without a name: `Ada <ada@example.com>`. */
const sender = optional(1000)
  .transform((text) => (/<([^<>]*)>$/.exec(text ?? '')?.[1] ?? text)?.trim().toLowerCase())
  .refine(
    (address) =>
      address === undefined || (ADDRESS.test(address) && address.length <= ADDRESS_MAXIMUM),
  );

/** No email of ours was answered before. */
const EARLIEST = Date.parse('2020-01-01T00:00:00Z');
/** Milliseconds that another system's clock, or its summer time, may be ahead. */
const MOST_AHEAD = 60 * 60_000;

/** Whether a reply may have arrived `at`: from 2020 to an hour ahead of now. */
export const isReplyTime = (at: Date, now: Date): boolean =>
  at.getTime() >= EARLIEST && at.getTime() <= now.getTime() + MOST_AHEAD;

/**
 * Body of `POST /api/reply`, as JSON or as a form: a reply that the person's own system received.
 * The email it answers is named by `webhook_id`, else by the address it came from. Unknown fields
 * are ignored.
 */
export const replyRequestSchema = z.object({
  api_key: optional(200),
  /** The `webhook-id` header of the request that asked for the email. */
  webhook_id: optional(400),
  from: sender,
  subject: z
    .string()
    .default('')
    .transform((text) => cutText(text, SUBJECT_MAXIMUM)),
  text: z.string(),
  /** When it arrived; now, when absent. */
  at: z.preprocess(
    (at) => (at === '' ? undefined : at),
    z.iso.datetime({ offset: true }).optional(),
  ),
  /** Of the reply itself: the same one counts once, whatever else is sent with it. */
  message_id: z
    .string()
    .max(998)
    .optional()
    .transform((id) => id?.trim().replace(/^<|>$/g, '') || undefined),
});
export type ReplyRequest = Omit<z.infer<typeof replyRequestSchema>, 'api_key'>;

/** The email that a `webhook-id` of this user names; null for another's, or another kind of event. */
export function emailOfWebhookId(uid: string, webhook_id: string): string | null {
  if (!webhook_id.startsWith(`${uid}_`)) return null;
  const [, delivery_id] =
    /^(email_[^/]+?(?:_[ar]\d+)?)(?:_\d+)?$/.exec(webhook_id.slice(uid.length + 1)) ?? [];
  return delivery_id ?? null;
}
