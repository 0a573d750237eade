import type { ChannelHealth } from '@vibes/core/channel/channel-health';
import { bouncedMailbox } from '@vibes/core/delivery/bounced-mailbox';
import type { Mailbox } from '@vibes/core/delivery/mailbox';
import { channelHealthDocument, mailboxDocument } from '@vibes/core/firestore/documents';
import type { DocumentWrite, Documents } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from './load-documents.ts';
import { userDataChanged } from './user-data-changed.ts';

/** What an email that comes back changes of its mailbox. */
export interface MailboxFacts {
  mailbox: Loaded<Mailbox>;
  health: Loaded<ChannelHealth>;
}

export async function loadMailboxFacts(documents: Documents, uid: string): Promise<MailboxFacts> {
  const [mailbox, health] = await loadDocuments(documents, [
    mailboxDocument.at(uid),
    channelHealthDocument.at(uid, 'gmail'),
  ]);
  return { mailbox, health };
}

/**
 * The email counts among the mailbox's last ones as bounced; too many of them stop the mailbox. Only for
 * what the provider itself says, in our session with it or in a report of its own: what a recipient's
 * server says is about that recipient.
 */
export function bounceWrites(
  { mailbox, health }: MailboxFacts,
  { uid, delivery_id, at, now }: { uid: string; delivery_id: string; at: Date; now: Date },
): DocumentWrite[] {
  const after = bouncedMailbox(mailbox.data, delivery_id, { at, now });
  if (!after.mailbox || mailbox.version === undefined) return [];
  return [
    { kind: 'update', path: mailbox.path, data: after.mailbox, if_version: mailbox.version },
    ...(after.health
      ? [{ kind: 'merge', path: health.path, data: { ...health.data, ...after.health } } as const]
      : []),
    userDataChanged(uid, now),
  ];
}
