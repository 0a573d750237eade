import type { EmailSettings } from '@vibes/core/account/email-settings';
import { displayName } from '@vibes/core/account/user-account';
import { emailChannel, isMailbox, type EmailChannel } from '@vibes/core/channel/channel';
import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import { isFollowUp } from '@vibes/core/follow-up/is-follow-up';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { isAnswer } from '@vibes/core/delivery/is-answer';
import { holderOf } from '@vibes/core/delivery/mailbox';
import { isPinned } from '@vibes/core/delivery/is-pinned';
import {
  channelHealthDocument,
  contactedDocument,
  creatorDocument,
  deliveryDocument,
  suppressionDocument,
} from '@vibes/core/firestore/documents';
import { renderedEmailSchema } from '@vibes/core/template/rendered-email';
import type { Clock } from '../ports/clock.ts';
import type { Digest } from '../ports/digest.ts';
import type { Documents } from '../ports/documents.ts';
import { isDeleted, orDeleted } from '../steps/deleted-creator.ts';
import { loadDocuments, mustExist } from '../steps/load-documents.ts';
import type { DeliveryRef, EmailFacts } from './send-context.ts';
import type { StoredDelivery } from './load-delivery.ts';

/**
 * A lease that ended no longer counts, even before a sweep finds it. Read from the raw document: a
 * broken delivery must not close the mailbox.
 */
function leaseEnd(holder: Record<string, unknown> | undefined): Date | null {
  const until = holder?.['due_at'];
  return holder?.['state'] === 'sending' && until instanceof Date ? until : null;
}

/**
 * An email that a webhook may have stays with it. An answer and a follow-up go out by the mailbox
 * that has their thread; any other takes the active channel.
 */
function channelOf(delivery: Delivery, settings: EmailSettings): EmailChannel {
  if (isAnswer(delivery) || isFollowUp(delivery)) return emailChannel('gmail');
  return emailChannel(isPinned(delivery) ? 'webhook' : settings.active_email_mode);
}

/** Everything that is read before an email goes out; one round trip after that of the delivery. */
export async function loadEmailFacts(
  { documents, digest, clock }: { documents: Documents; digest: Digest; clock: Clock },
  { uid, id }: DeliveryRef,
  { delivery, payload, version, readAccount }: StoredDelivery,
): Promise<EmailFacts> {
  const [found, secrets, mailbox, user] = await readAccount();
  // Without them nothing can be decided: the email stays due, and the fault is reported.
  const stored = mustExist(found);
  const channel = channelOf(delivery, stored);
  const address_hash = digest(mailboxKey(delivery.to));
  const holder = isMailbox(channel) ? holderOf(mailbox.data, id, clock()) : null;
  const [[contacted, suppressed, health, there], [held], [first]] = await Promise.all([
    loadDocuments(documents, [
      contactedDocument.at(uid, address_hash),
      suppressionDocument.at(uid, address_hash),
      channelHealthDocument.at(uid, channel),
      creatorDocument.at(uid, delivery.creator_id),
    ]),
    holder ? documents.getAll([deliveryDocument.path(uid, holder)]) : [],
    delivery.follows === null
      ? [null]
      : loadDocuments(documents, [deliveryDocument.at(uid, delivery.follows)]),
  ]);
  // Of a creator that was joined into another one, the other one.
  const person = await orDeleted(documents, there);
  const creator = isDeleted(person) ? there : person;
  // An answer may go to another address than the one that the creator unsubscribed.
  const isOfThread = isAnswer(delivery) || isFollowUp(delivery);
  const isOptedOut = isOfThread && Boolean(creator.data?.opted_out_at);
  const app_password_set = secrets.data.app_password !== null;
  return {
    kind: 'email',
    is_blocked: Boolean(user.data?.blocked_at),
    delivery,
    channel,
    health: health.data,
    request: payload.request,
    secrets: secrets.data,
    email: renderedEmailSchema.parse(payload),
    footer: payload.footer ?? null,
    references: payload.references ?? [],
    settings: { ...stored, app_password_set },
    sender_name: displayName(user.data ?? {}),
    mailbox: mailbox.data,
    mailbox_taken_until: leaseEnd(held?.data),
    contacted_by: contacted.data?.delivery_id ?? null,
    is_creator_gone: creator.data === null,
    is_creator_joined: creator.data !== null && creator.data.id !== delivery.creator_id,
    creator,
    time_zone: user.data?.time_zone ?? null,
    suppressed: isOptedOut ? 'opted_out' : (suppressed.data?.reason ?? null),
    address_hash,
    follow_up:
      isFollowUp(delivery) && creator.data
        ? {
            creator: creator.data,
            first: first?.data ?? null,
            time_zone: user.data?.time_zone ?? 'UTC',
            version: creator.version,
          }
        : null,
    versions: { delivery: version, mailbox: mailbox.version },
  };
}
