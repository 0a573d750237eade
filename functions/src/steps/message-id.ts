import type { SecretBox } from '../ports/secret-box.ts';

/** One message: a delivery, as it was at one revision. */
export interface SentMessage {
  uid: string;
  delivery_id: string;
  revision: number;
}

const CONTEXT = 'message_id';

/**
 * A Message-ID (RFC 5322, 3.6.4), without angle brackets: a token in front of the domain of mails.
 * The same over all attempts, another one for a message written again. The token is sealed, so that
 * nobody reads a uid from it, and nobody makes one that leads somewhere.
 */
export function messageId(
  secrets: SecretBox,
  { uid, delivery_id, revision }: SentMessage,
  domain: string,
): string {
  const said = `${revision}/${uid}/${delivery_id}`;
  return `${secrets.sealDeterministically(said, CONTEXT)}@${domain}`;
}

/**
 * The message that a Message-ID names, with or without angle brackets, whatever its domain. Null
 * for one that is not ours, or was changed or cut.
 */
export function readMessageId(secrets: SecretBox, message_id: string): SentMessage | null {
  const token = /^\s*<?([\w-]+)@[^\s@<>]+>?\s*$/.exec(message_id)?.[1];
  const said = token ? secrets.openDeterministically(token, CONTEXT) : null;
  const parts = said && /^(\d+)\/([^/]+)\/([^/]+)$/.exec(said);
  if (!parts) return null;
  const [, revision = '', uid = '', delivery_id = ''] = parts;
  return { uid, delivery_id, revision: Number(revision) };
}
