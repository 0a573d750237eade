import { isBlocked } from '@vibes/core/account/user-account';
import type { Mailbox } from '@vibes/core/delivery/mailbox';
import {
  deliveryDocument,
  emailSettingsDocument,
  mailboxDocument,
  userDocument,
  userSecretsDocument,
} from '@vibes/core/firestore/documents';
import { ANSWERED_WITHIN } from '@vibes/core/watch/next-look';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from '../steps/load-documents.ts';
import { secretContext, type SecretBox } from '../ports/secret-box.ts';

interface Ports {
  documents: Documents;
  secrets: SecretBox;
  clock: Clock;
}

/** A mailbox that is to be read, and how to sign in to it. */
export interface WatchedMailbox {
  mailbox: Loaded<Mailbox>;
  /** Null when nothing is to be read: switched off, blocked, or not connected. */
  account: { address: string; app_password: string } | null;
}

/** The settings decide, whatever the mailbox says. */
export async function loadWatch(
  { documents, secrets }: Ports,
  uid: string,
): Promise<WatchedMailbox> {
  const [mailbox, settings, stored, user] = await loadDocuments(documents, [
    mailboxDocument.at(uid),
    emailSettingsDocument.at(uid),
    userSecretsDocument.at(uid),
    { path: userDocument.path(uid), read: userDocument.readOrNull },
  ]);
  const address = settings.data?.email_address ?? null;
  const sealed = stored.data.app_password;
  const isOn = settings.data?.watch_replies === true && user.data && !isBlocked(user.data);
  if (!isOn || address === null || sealed === null) return { mailbox, account: null };
  const app_password = secrets.open(sealed, secretContext.appPassword(uid));
  return { mailbox, account: { address, app_password } };
}

/**
 * When an email last went out, for a watch that has not seen one: the first of the last 60 days is
 * near enough, since it only says that something can be answered. Null without any.
 */
export async function findSentEmail(
  { documents, clock }: Ports,
  uid: string,
): Promise<Date | null> {
  const now = clock();
  const [sent] = await documents.find({
    collection: deliveryDocument.collection(uid),
    where: [
      { field: 'kind', value: 'email' },
      { field: 'state', value: 'sent' },
    ],
    field: 'updated_at',
    after: new Date(now.getTime() - ANSWERED_WITHIN),
    until: now,
    limit: 1,
  });
  const at = sent?.data?.['updated_at'];
  return at instanceof Date ? at : null;
}
