import type { EmailMode } from '@vibes/core/account/email-settings';
import { emailChannel, isMailbox } from '@vibes/core/channel/channel';
import type { ChannelHealth } from '@vibes/core/channel/channel-health';
import { webhookStopReason } from '@vibes/core/channel/stop-reason';
import { domainOf, mailboxKey } from '@vibes/core/contact/mailbox-key';
import { judgeBounces } from '@vibes/core/delivery/judge-bounces';
import type { Mailbox } from '@vibes/core/delivery/mailbox';
import type { SendingFacts } from '@vibes/core/delivery/sending-facts';
import {
  channelHealthDocument,
  contactedDocument,
  mailboxDocument,
  suppressionDocument,
} from '@vibes/core/firestore/documents';
import type { Digest } from '../ports/digest.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments } from './load-documents.ts';
import type { TakesMail } from '../ports/takes-mail.ts';

interface Ports {
  documents: Documents;
  digest: Digest;
  takesMail: TakesMail;
}

const isMailboxRecord = (way: Mailbox | ChannelHealth): way is Mailbox => 'window' in way;

type Way = Pick<SendingFacts, 'paused_until' | 'stopped'>;

/** The marks that stopped a mailbox stay as long as its stop, so its health is not read as well. */
const ofMailbox = ({ paused_until, recent }: Mailbox): Way => ({
  paused_until,
  stopped: judgeBounces(recent) === 'pause' ? 'mailbox_bounces' : null,
});
const ofWebhook = (health: ChannelHealth): Way => ({
  paused_until: null,
  stopped: webhookStopReason(health),
});

/**
 * What is known of an address and of the channel of emails, in one round trip of three documents,
 * and what DNS says of its domain, asked at the same time.
 */
export async function loadSendingFacts(
  { documents, digest, takesMail }: Ports,
  { uid, address, mode }: { uid: string; address: string; mode: EmailMode },
): Promise<SendingFacts> {
  const channel = emailChannel(mode);
  const hash = digest(mailboxKey(address));
  const [[contacted, suppressed, way], takes_mail] = await Promise.all([
    loadDocuments(documents, [
      contactedDocument.at(uid, hash),
      suppressionDocument.at(uid, hash),
      isMailbox(channel) ? mailboxDocument.at(uid) : channelHealthDocument.at(uid, channel),
    ]),
    takesMail(domainOf(address)),
  ]);
  const sending = isMailboxRecord(way.data) ? ofMailbox(way.data) : ofWebhook(way.data);
  return {
    contacted_by: contacted.data?.delivery_id ?? null,
    takes_mail,
    suppression: suppressed.data,
    ...sending,
  };
}
