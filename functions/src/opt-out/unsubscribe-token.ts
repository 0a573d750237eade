import { mailRecipientSchema } from '@vibes/core/opt-out/mail-recipient';
import type { SecretBox } from '../ports/secret-box.ts';
import type { UnsubscribeUrl } from '../ports/unsubscribe-url.ts';

/** Who asks for no more: one creator's address, of one user. */
export type Recipient = Parameters<UnsubscribeUrl>[0];

/** Where the door stands; the token comes behind it. */
const UNSUBSCRIBE_PATH = '/api/unsubscribe/';

/** Bytes of proof in a link: nobody guesses 128 bits. */
const PROOF_BYTES = 16;

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');

const proofOf = (secrets: SecretBox, payload: string) =>
  base64url(secrets.derive(`unsubscribe/${payload}`).subarray(0, PROOF_BYTES));

/** Compares in a time that tells nothing of where two texts of one length differ. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) {
    difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  }
  return difference === 0;
}

/** The recipient and the proof that we wrote it. The same for the same recipient, for as long as the master key. */
export function unsubscribeToken(secrets: SecretBox, of: Recipient): string {
  const payload = base64url(JSON.stringify([of.uid, of.creator_id, of.address_hash]));
  return `${payload}.${proofOf(secrets, payload)}`;
}

/** The link in an e-mail. `app_origin` has no final slash. */
export const unsubscribeUrl =
  ({ secrets, app_origin }: { secrets: SecretBox; app_origin: string }): UnsubscribeUrl =>
  (of) =>
    `${app_origin}${UNSUBSCRIBE_PATH}${unsubscribeToken(secrets, of)}`;

/** Null for a token that is forged, changed or cut. */
export function readUnsubscribeToken(secrets: SecretBox, token: string): Recipient | null {
  const [payload = '', proof = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isSame(proofOf(secrets, payload), proof)) return null;
  const [uid, creator_id, address_hash] = mailRecipientSchema.parse(
    JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')),
  );
  return { uid, creator_id, address_hash };
}
