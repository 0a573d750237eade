import { emailSettingsSchema, type EmailSettings } from '@vibes/core/account/email-settings';
import { displayName, isBlocked } from '@vibes/core/account/user-account';
import { emailChannel, isMailbox, type EmailChannel } from '@vibes/core/channel/channel';
import { channelHealthSchema, UNKNOWN_HEALTH } from '@vibes/core/channel/channel-health';
import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { isPinned } from '@vibes/core/delivery/is-pinned';
import { EMPTY_MAILBOX, mailboxSchema } from '@vibes/core/delivery/mailbox';
import {
  channelHealthDocument,
  contactedDocument,
  deliveryDocument,
  emailSettingsDocument,
  mailboxDocument,
  suppressionDocument,
  userDocument,
  userSecretsDocument,
} from '@vibes/core/firestore/documents';
import { suppressionSchema } from '@vibes/core/opt-out/suppression';
import { renderedEmailSchema } from '@vibes/core/template/rendered-email';
import type { Digest } from '../ports/digest.ts';
import type { Documents } from '../ports/documents.ts';
import type { DeliveryRef, EmailFacts } from './carrying.ts';
import type { FoundDelivery } from './load-delivery.ts';

/** A lease that ended holds nothing, whether or not anybody has noticed yet. Read as it is stored: one that is broken must not close the mailbox. */
function leaseEnd(holder: Record<string, unknown> | undefined): Date | null {
  const until = holder?.['due_at'];
  return holder?.['state'] === 'sending' && until instanceof Date ? until : null;
}

const text = (value: unknown) => (typeof value === 'string' ? value : null);

/** A webhook that may have it keeps it; else the way that is active now. */
function channelOf(delivery: Delivery, settings: EmailSettings): EmailChannel {
  return emailChannel(isPinned(delivery) ? 'webhook' : settings.active_email_mode);
}

/** All that is asked before an e-mail goes out. */
export async function loadEmailFacts(
  { documents, digest }: { documents: Documents; digest: Digest },
  { uid, id }: DeliveryRef,
  { delivery, payload, version }: FoundDelivery,
): Promise<EmailFacts> {
  const address_hash = digest(mailboxKey(delivery.to));
  const [stored, secrets, box, user, contacted, suppressed] = await documents.getAll([
    emailSettingsDocument.path(uid),
    userSecretsDocument.path(uid),
    mailboxDocument.path(uid),
    userDocument.path(uid),
    contactedDocument.path(uid, address_hash),
    suppressionDocument.path(uid, address_hash),
  ]);
  const settings = emailSettingsSchema.parse(stored?.data);
  const channel = channelOf(delivery, settings);
  const mailbox = box?.data ? mailboxSchema.parse(box.data) : EMPTY_MAILBOX;
  const holder = isMailbox(channel) && mailbox.sending !== id ? mailbox.sending : null;
  const [health, held] = await documents.getAll([
    channelHealthDocument.path(uid, channel),
    ...(holder ? [deliveryDocument.path(uid, holder)] : []),
  ]);
  const name = text(user?.data?.['name']);
  return {
    kind: 'email',
    is_blocked: isBlocked(user?.data),
    delivery,
    channel,
    health: health?.data ? channelHealthSchema.parse(health.data) : UNKNOWN_HEALTH,
    request: text(payload['request']),
    secrets: secrets?.data ?? {},
    email: renderedEmailSchema.parse(payload),
    settings: { ...settings, app_password_set: text(secrets?.data?.['app_password']) !== null },
    sender_name: displayName({ name, email: text(user?.data?.['email']) }),
    mailbox,
    mailbox_taken_until: leaseEnd(held?.data),
    contacted_by: text(contacted?.data?.['delivery_id']),
    suppressed: suppressed?.data ? suppressionSchema.parse(suppressed.data).reason : null,
    address_hash,
    versions: { delivery: version, mailbox: box?.version },
  };
}
