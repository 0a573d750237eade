import type { Creator } from '../creator/creator.ts';

/** The body of a webhook for one email. Frozen: receivers read these names. */
export function emailRequestBody(email: {
  to: string;
  subject: string;
  html: string;
  text: string;
}): string {
  const { to, subject, html, text } = email;
  return JSON.stringify({
    event: 'email_request',
    data: { to, subject, html_body: html, text_body: text },
  });
}

/** The fields of a creator that a mirror has, in their order. */
export type MirroredCreator = Pick<
  Creator,
  | 'name'
  | 'tiktok_username'
  | 'email'
  | 'instagram_username'
  | 'linktree_url'
  | 'email_source'
  | 'email_sent'
  | 'notes'
  | 'status'
>;

/**
 * The body of a webhook for one change of a creator. Frozen: receivers read these names.
 * @param change.now when it changed, sent as ISO 8601
 */
export function creatorUpdatedBody(change: {
  creator: MirroredCreator;
  user_id: string;
  now: Date;
}): string {
  const { creator, user_id, now } = change;
  return JSON.stringify({
    creator: {
      name: creator.name,
      tiktok_username: creator.tiktok_username,
      email: creator.email,
      instagram_username: creator.instagram_username,
      linktree_url: creator.linktree_url,
      email_source: creator.email_source,
      email_sent: creator.email_sent,
      notes: creator.notes,
      status: creator.status,
    },
    timestamp: now.toISOString(),
    user_id,
    action: 'creator_updated',
  });
}
