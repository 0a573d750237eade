import { z } from 'zod';
import { cutText } from '../text/cut-text.ts';

/** The largest body of a reported reply, in bytes. */
export const REPLY_BODY_LIMIT = 256 * 1024;

const optional = (most: number) =>
  z
    .string()
    .max(most)
    .optional()
    .transform((text) => text?.trim() || undefined);

/**
 * Body of `POST /api/reply`: a reply that the person's own system received. The email it answers is
 * named by `webhook_id`, else by the address it came from. Unknown fields are ignored.
 */
export const replyRequestSchema = z.object({
  api_key: optional(200),
  /** The `webhook-id` header of the request that asked for the email. */
  webhook_id: optional(400),
  from: z.union([z.literal('').transform(() => undefined), z.email().max(254)]).optional(),
  subject: z
    .string()
    .default('')
    .transform((text) => cutText(text, 250)),
  text: z.string(),
  /** When it arrived; now, when absent. */
  at: z.iso.datetime({ offset: true }).optional(),
});
export type ReplyRequest = Omit<z.infer<typeof replyRequestSchema>, 'api_key'>;

/** The email that a `webhook-id` of this user names; null for another's, or another kind of event. */
export function emailOfWebhookId(uid: string, webhook_id: string): string | null {
  if (!webhook_id.startsWith(`${uid}_`)) return null;
  const [, delivery_id] =
    /^(email_.+?(?:_[ar]\d+)?)(?:_\d+)?$/.exec(webhook_id.slice(uid.length + 1)) ?? [];
  return delivery_id ?? null;
}
