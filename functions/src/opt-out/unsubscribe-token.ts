import { mailRecipientSchema } from '@vibes/core/opt-out/mail-recipient';
import type { SecretBox } from '../ports/secret-box.ts';
import type { UnsubscribeUrl } from '../ports/unsubscribe-url.ts';

/** The recipient who opts out: one creator's address, of one user. */
export type Recipient = Parameters<UnsubscribeUrl>[0];

/** Path of the endpoint; the token follows. */
const UNSUBSCRIBE_PATH = '/api/unsubscribe/';

const CONTEXT = 'unsubscribe';

/**
 * The recipient, sealed: nobody without the keys can read or make it. The same for the same
 * recipient, as long as the root is the same.
 */
export function unsubscribeToken(secrets: SecretBox, of: Recipient): string {
  const said = JSON.stringify([of.uid, of.creator_id, of.address_hash]);
  return secrets.sealDeterministically(said, CONTEXT);
}

/** The link in an email. `app_origin` has no final slash. */
export const unsubscribeUrl =
  ({ secrets, app_origin }: { secrets: SecretBox; app_origin: string }): UnsubscribeUrl =>
  (of) =>
    `${app_origin}${UNSUBSCRIBE_PATH}${unsubscribeToken(secrets, of)}`;

/** Null for a token that is forged, changed or cut. */
export function readUnsubscribeToken(secrets: SecretBox, token: string): Recipient | null {
  const said = secrets.openDeterministically(token, CONTEXT);
  if (said === null) return null;
  const [uid, creator_id, address_hash] = mailRecipientSchema.parse(JSON.parse(said));
  return { uid, creator_id, address_hash };
}
