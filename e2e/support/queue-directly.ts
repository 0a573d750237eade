import { randomUUID } from 'node:crypto';
import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import { queueEmail } from '@vibes/core/delivery/delivery';
import { firstEmailId } from '@vibes/core/delivery/email-id';
import {
  contactedDocument,
  creatorDocument,
  deliveryDocument,
  deliveryPayloadDocument,
  emailSettingsDocument,
  userDocument,
  userSecretsDocument,
} from '@vibes/core/firestore/documents';
import { sha256 } from '../../functions/src/adapters/crypto/node-crypto.ts';
import { secretContext } from '../../functions/src/ports/secret-box.ts';
import { openTestAccount } from './account.ts';
import { dataOf, database } from './database.ts';
import { worker } from './worker.ts';
import { writtenCreator } from './write-creators.ts';

interface QueuedMail {
  uid: string;
  to: string;
}

/** An account like the one given, with mails that are due, written directly in the database. */
async function queueFor(of: string, mails: number): Promise<QueuedMail[]> {
  const uid = `many-${randomUUID()}`;
  const db = await database();
  const { secrets } = await worker();
  const [user, settings] = await Promise.all([
    dataOf(userDocument.path(of)),
    dataOf(emailSettingsDocument.path(of)),
  ]);
  const batch = db.batch();
  batch.set(db.doc(userDocument.path(uid)), { ...user });
  batch.set(db.doc(emailSettingsDocument.path(uid)), { ...settings });
  batch.set(db.doc(userSecretsDocument.path(uid)), {
    app_password: secrets.seal('app-password', secretContext.appPassword(uid)),
  });
  const now = new Date();
  const queued = Array.from({ length: mails }, (_, nth) => {
    const creator_id = `c${nth}`;
    const id = firstEmailId(creator_id);
    const to = `c${nth}@${uid}.studio`;
    const creator = { ...writtenCreator(nth, { email: to }), id: creator_id };
    const mail = { creator_id, creator_name: creator.name, to, subject: 'Hello' };
    batch.set(db.doc(creatorDocument.path(uid, creator_id)), { ...creator, uid });
    batch.set(
      db.doc(deliveryDocument.path(uid, id)),
      definedOf({ ...queueEmail({ ...mail, now, hold_back: 'off' }), uid }),
    );
    batch.set(db.doc(deliveryPayloadDocument.path(uid, id)), {
      subject: 'Hello',
      text: 'Hi',
      html: '<p>Hi</p>',
    });
    batch.set(db.doc(contactedDocument.path(uid, sha256(mailboxKey(to)))), {
      delivery_id: id,
      at: now,
    });
    return { uid, to };
  });
  await batch.commit();
  return queued;
}

const definedOf = (data: object) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

/** Accounts that may send, each with as many mails that are due and have no dispatch. */
export async function queueDirectly(many: {
  accounts: number;
  mails: number;
}): Promise<QueuedMail[]> {
  const { uid } = await openTestAccount();
  const all = Array.from({ length: many.accounts }, () => queueFor(uid, many.mails));
  return (await Promise.all(all)).flat();
}
