import { mailRecipientSchema } from '@vibes/core/opt-out/mail-recipient';
import type { SecretBox } from '../ports/secret-box.ts';
import type { UnsubscribeUrl } from '../ports/unsubscribe-url.ts';

/** The recipient who opts out: one creator's address, of one user. */
export type Recipient = Parameters<UnsubscribeUrl>[0];

/** Path of the endpoint; the token follows. */
const UNSUBSCRIBE_PATH = '/api/unsubscribe/';

/** Context of the tokens made today. */
const CONTEXT = 'unsubscribe';

/** Bytes of proof in a token of the old form: nobody guesses 128 bits. */
const PROOF_BYTES = 16;

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Compares in constant time for texts of one length. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) {
    difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  }
  return difference === 0;
}

/**
 * Reads a token of the old form: readable text, and a proof after a dot. Such tokens are in mails
 * that went out, and stay valid for ever.
 */
function readOldToken(secrets: SecretBox, token: string): string | null {
  const [payload = '', proof = '', ...rest] = token.split('.');
  const expected = secrets.derive(`unsubscribe/${payload}`).subarray(0, PROOF_BYTES);
  if (rest.length > 0 || !isSame(base64url(expected), proof)) return null;
  return Buffer.from(payload, 'base64url').toString('utf8');
}

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
  const said = token.includes('.')
    ? readOldToken(secrets, token)
    : secrets.openDeterministically(token, CONTEXT);
  if (said === null) return null;
  const [uid, creator_id, address_hash] = mailRecipientSchema.parse(JSON.parse(said));
  return { uid, creator_id, address_hash };
}
