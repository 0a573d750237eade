import type { EmailMode } from '@vibes/core/account/email-settings';
import { emailChannel, isMailbox } from '@vibes/core/channel/channel';
import { channelHealthSchema } from '@vibes/core/channel/channel-health';
import { webhookStop } from '@vibes/core/channel/stop-refusal';
import { domainOf, mailboxKey } from '@vibes/core/contact/mailbox-key';
import { mailboxSchema } from '@vibes/core/delivery/mailbox';
import type { SendingFacts } from '@vibes/core/delivery/sending-facts';
import {
  channelHealthDocument,
  contactedDocument,
  mailboxDocument,
  suppressionDocument,
} from '@vibes/core/firestore/documents';
import { suppressionSchema } from '@vibes/core/opt-out/suppression';
import type { Digest } from './digest.ts';
import type { Documents } from './documents.ts';
import type { TakesMail } from './takes-mail.ts';

interface Ports {
  documents: Documents;
  digest: Digest;
  takesMail: TakesMail;
}

/**
 * What is known of an address, and of the way e-mails go, in one round trip of three documents, and
 * what DNS says of its domain meanwhile.
 */
export async function loadSendingFacts(
  { documents, digest, takesMail }: Ports,
  { uid, address, mode }: { uid: string; address: string; mode: EmailMode },
): Promise<SendingFacts> {
  const channel = emailChannel(mode);
  const isGmail = isMailbox(channel);
  const hash = digest(mailboxKey(address));
  const [[contacted, suppressed, way], takes_mail] = await Promise.all([
    documents.getAll([
      contactedDocument.path(uid, hash),
      suppressionDocument.path(uid, hash),
      isGmail ? mailboxDocument.path(uid) : channelHealthDocument.path(uid, channel),
    ]),
    takesMail(domainOf(address)),
  ]);
  const id = contacted?.data?.['delivery_id'];
  return {
    contacted_by: typeof id === 'string' ? id : null,
    takes_mail,
    suppression: suppressed?.data ? suppressionSchema.parse(suppressed.data) : null,
    paused_until: isGmail && way?.data ? mailboxSchema.parse(way.data).paused_until : null,
    stopped: !isGmail && way?.data ? webhookStop(channelHealthSchema.parse(way.data)) : null,
  };
}
