import { emailSettingsSchema, type EmailSettings } from '@vibes/core/account/email-settings';
import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import { displayName } from '@vibes/core/account/user-account';
import { deliverySchema, type Delivery } from '@vibes/core/delivery/delivery';
import { EMPTY_MAILBOX, mailboxSchema, type Mailbox } from '@vibes/core/delivery/mailbox';
import { paths } from '@vibes/core/firestore/paths';
import { renderedEmailSchema, type RenderedEmail } from '@vibes/core/template/rendered-email';
import type { Digest } from '../ports/digest.ts';
import type { Documents } from '../ports/documents.ts';

/** All that is asked before an e-mail goes out, read at one go. */
export interface DeliveryFacts {
  delivery: Delivery;
  email: RenderedEmail;
  settings: EmailSettings;
  sender_name: string;
  sealed_password: string | null;
  mailbox: Mailbox;
  /** Until when another delivery is sending from this mailbox; null when none is. */
  mailbox_taken_until: Date | null;
  contacted_by: string | null;
  versions: { delivery: unknown; mailbox: unknown };
}

/** A lease that ended holds nothing, whether or not anybody has noticed yet. */
function leaseEnd(holder: Record<string, unknown> | undefined): Date | null {
  const delivery = holder && deliverySchema.parse(holder);
  return delivery?.state === 'sending' ? (delivery.due_at ?? null) : null;
}

const text = (value: unknown) => (typeof value === 'string' ? value : null);

/** Null when there is no such delivery. */
export async function loadDelivery(
  { documents, digest }: { documents: Documents; digest: Digest },
  { uid, id }: { uid: string; id: string },
): Promise<DeliveryFacts | null> {
  const [found, payload, settings, secrets, box, user] = await documents.getAll([
    paths.delivery(uid, id),
    paths.deliveryPayload(uid, id),
    paths.emailSettings(uid),
    paths.userSecrets(uid),
    paths.mailbox(uid),
    paths.user(uid),
  ]);
  if (!found?.data || !payload?.data) return null;
  const password = text(secrets?.data?.['app_password']);
  const delivery = deliverySchema.parse(found.data);
  const mailbox = box?.data ? mailboxSchema.parse(box.data) : EMPTY_MAILBOX;
  const holder = mailbox.sending === id ? null : mailbox.sending;
  const [contacted, held] = await documents.getAll([
    paths.contacted(uid, digest(mailboxKey(delivery.to))),
    ...(holder ? [paths.delivery(uid, holder)] : []),
  ]);
  return {
    delivery,
    email: renderedEmailSchema.parse(payload.data),
    settings: { ...emailSettingsSchema.parse(settings?.data), app_password_set: password !== null },
    sender_name: displayName({
      name: text(user?.data?.['name']),
      email: text(user?.data?.['email']),
    }),
    sealed_password: password,
    mailbox,
    mailbox_taken_until: leaseEnd(held?.data),
    contacted_by: text(contacted?.data?.['delivery_id']),
    versions: { delivery: found.version, mailbox: box?.version },
  };
}
