import { describeCreator } from '@vibes/core/capture/describe-creator';
import type { Reading } from '@vibes/core/capture/reading';
import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import { DEFAULT_EMAIL_SETTINGS } from '@vibes/core/account/email-settings';
import { newClaim } from '@vibes/core/delivery/contacted';
import { messagePayload } from '@vibes/core/delivery/delivery-payload';
import { queueEmail } from '@vibes/core/delivery/delivery';
import {
  contactedDocument,
  creatorDocument,
  deliveryDocument,
  deliveryPayloadDocument,
  emailSettingsDocument,
} from '@vibes/core/firestore/documents';
import { loadDocuments } from '../src/steps/load-documents.ts';
import type { MailSender } from '../src/ports/mail-sender.ts';
import type { MemoryWorld } from './memory-world.ts';

/** A creator `id` with an email to them that is due, as a capture leaves them. Returns the delivery's id. */
export async function queueDelivery(
  world: MemoryWorld,
  id: string,
  to = `${id}@studio.com`,
): Promise<string> {
  const { uid, documents } = world;
  const now = world.ports.clock();
  const [settings] = await loadDocuments(documents, [emailSettingsDocument.at(uid)]);
  const target = { platform: 'tiktok', handle: id } as const;
  const reading: Reading = {
    kind: 'blocked',
    reason: 'waf',
    contact: { contact: null, others: [] },
  };
  const creator = {
    ...describeCreator({ known: null, id, target, reading, note: '', now }),
    email: to,
    uid,
  };
  const delivery = `email_${id}`;
  await documents.commit([
    { kind: 'create', path: creatorDocument.path(uid, id), data: creator },
    {
      kind: 'create',
      path: deliveryDocument.path(uid, delivery),
      data: {
        ...queueEmail({
          creator_id: id,
          creator_name: id,
          to,
          subject: 'Hello',
          now,
          hold_back: 'off',
        }),
        uid,
      },
    },
    {
      kind: 'create',
      path: deliveryPayloadDocument.path(uid, delivery),
      data: messagePayload(
        { subject: 'Hello', text: 'Hi', html: '<p>Hi</p>' },
        settings.data ?? DEFAULT_EMAIL_SETTINGS,
      ),
    },
    {
      kind: 'create',
      path: contactedDocument.path(uid, world.ports.digest(mailboxKey(to))),
      data: newClaim(to, { delivery_id: delivery, at: now }),
    },
  ]);
  return delivery;
}

/** The delivery as it is stored. */
export const stateOf = (world: MemoryWorld, id: string) =>
  world.data(deliveryDocument.path(world.uid, id));

/** A limit of time that no test reaches. */
export const forever = { until: new Date('2100-01-01') };

/** A sender that crashes while the mail is being sent. */
export const dyingMail: MailSender = () =>
  Promise.resolve({ send: () => Promise.reject(new Error('killed')), close: () => undefined });
