import { deliveryPlace } from '@vibes/core/firestore/places';
import { sha256 } from '../../../functions/src/adapters/crypto/node-crypto.ts';
import type { Migration, MigrationSettings } from './migration.ts';

/** In one of these states a mail was sent, or may have been. */
const LEFT: ReadonlySet<unknown> = new Set(['sending', 'sent', 'uncertain']);

/**
 * What the Message-ID of a mail was made from; null for what did not go over Gmail. A mail sent
 * without a channel is older than that field: there was Gmail alone, and the id had no revision.
 */
function seedOf(fields: Record<string, unknown>, path: string): string | null {
  const { kind, state, channel = null, revision = 0, replaced_by = null } = fields;
  if (kind !== 'email' || !LEFT.has(state)) return null;
  const { uid, id } = deliveryPlace.idsIn(path);
  if (channel === null) return `${uid}/${id}`;
  // The later email that replaced it has moved the revision on by one.
  const sent = Number(revision) - (replaced_by === null ? 0 : 1);
  return channel === 'gmail' ? `${sent}/${uid}/${id}` : null;
}

/**
 * The Message-ID of mails that went over Gmail before it was stored. Each began a thread. A mail
 * whose creator got another address in the seconds it was being sent gets a wrong id: its revision
 * has moved on, and nothing shows it.
 */
export const messageIds = ({ mail_domain }: MigrationSettings): Migration => ({
  id: '2026-11-23-message-ids',
  place: deliveryPlace,
  add(fields, path) {
    // Null as well as absent: this version writes null back when it reads a mail of an earlier
    // version.
    if (typeof fields['message_id'] === 'string') return null;
    const seed = seedOf(fields, path);
    if (seed === null) return null;
    const message_id = `${sha256(seed).slice(0, 32)}@${mail_domain}`;
    return { message_id, thread: message_id, in_reply_to: null };
  },
});
