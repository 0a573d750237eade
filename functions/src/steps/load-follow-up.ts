import type { EmailSettings } from '@vibes/core/account/email-settings';
import type { UserAccount } from '@vibes/core/account/user-account';
import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { followUpId } from '@vibes/core/delivery/email-id';
import type { Mailbox } from '@vibes/core/delivery/mailbox';
import {
  creatorDocument,
  deliveryDocument,
  emailSettingsDocument,
  mailboxDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import type { FollowUp } from '@vibes/core/follow-up/follow-up';
import type { MessageTemplates } from '@vibes/core/template/message-templates';
import { AppError } from '../platform/app-error.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from './load-documents.ts';
import { loadTemplates } from './load-templates.ts';

/** Everything that is read before a follow-up is queued or changed. */
export interface KnownFollowUp {
  uid: string;
  user: UserAccount;
  settings: EmailSettings;
  templates: MessageTemplates;
  mailbox: Mailbox;
  creator: Loaded<Creator | null> & { data: Creator };
  follow_up: FollowUp;
  /** The email that began the thread. */
  first: Delivery | null;
  /** The follow-up before this one; null for the first. */
  previous: Delivery | null;
  /** This follow-up as an email, once it is one. */
  email: Loaded<Delivery | null>;
}

/** Two round trips. Null when the creator is gone, or has no follow-ups. */
export async function loadFollowUp(
  documents: Documents,
  { uid, creator_id }: { uid: string; creator_id: string },
): Promise<KnownFollowUp | null> {
  const [[templates], [creator, user, settings, mailbox]] = await Promise.all([
    loadTemplates(documents, { uid, creator_ids: [creator_id] }),
    loadDocuments(documents, [
      creatorDocument.at(uid, creator_id),
      userDocument.at(uid),
      emailSettingsDocument.at(uid),
      mailboxDocument.at(uid),
    ]),
  ]);
  if (!user.data || !settings.data || !templates)
    throw new AppError('unauthorized', { log: 'account_not_open' });
  const { data } = creator;
  if (!data?.follow_up) return null;
  const { follow_up } = data;
  const [first, previous, email] = await loadDocuments(documents, [
    deliveryDocument.at(uid, follow_up.of),
    deliveryDocument.at(uid, followUpId(creator_id, 1)),
    deliveryDocument.at(uid, followUpId(creator_id, follow_up.step)),
  ]);
  return {
    uid,
    user: user.data,
    settings: settings.data,
    templates,
    mailbox: mailbox.data,
    creator: { ...creator, data },
    follow_up,
    first: first.data,
    previous: follow_up.step === 1 ? null : previous.data,
    email,
  };
}
