import type { EmailSettings } from '@vibes/core/account/email-settings';
import type { UserAccount } from '@vibes/core/account/user-account';
import { isMailbox } from '@vibes/core/channel/channel';
import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { newestEmailId } from '@vibes/core/delivery/email-id';
import type { Mailbox } from '@vibes/core/delivery/mailbox';
import {
  creatorDocument,
  deliveryDocument,
  emailSettingsDocument,
  mailboxDocument,
  messageTemplatesDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import type { MessageTemplates } from '@vibes/core/template/message-templates';
import { AppError } from '../platform/app-error.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from '../ports/load-documents.ts';

/** How long ago the last email to a creator may be for follow-ups that are switched on now. */
const CONTACTED_WITHIN = 30 * 24 * 60 * 60_000;
/** Creators read by one query, and written by one commit. */
const CONTACTED_PAGE = 100;

export interface FollowUpAccount {
  user: UserAccount;
  settings: Loaded<EmailSettings | null> & { data: EmailSettings };
  templates: MessageTemplates;
  mailbox: Mailbox;
}

export async function loadFollowUpAccount(
  documents: Documents,
  uid: string,
): Promise<FollowUpAccount> {
  const [user, settings, templates, mailbox] = await loadDocuments(documents, [
    userDocument.at(uid),
    emailSettingsDocument.at(uid),
    messageTemplatesDocument.at(uid),
    mailboxDocument.at(uid),
  ]);
  if (!user.data || !settings.data || !templates.data)
    throw new AppError('unauthorized', { log: 'account_not_open' });
  return {
    user: user.data,
    settings: { ...settings, data: settings.data },
    templates: templates.data,
    mailbox: mailbox.data,
  };
}

/** A creator whose last email has no answer and no follow-ups, and that email. */
export interface Contacted {
  creator: Creator;
  path: string;
  version: unknown;
  email: Delivery & { sent_at: Date };
  email_id: string;
}

export interface ContactedPage {
  found: Contacted[];
  /** Where the next page begins; null after the last. */
  next: Date | null;
}

/** Whether follow-ups may begin now: none were sent, and what was planned belongs to an ended round. */
function mayBegin({ follow_up, awaiting, opted_out_at, status }: Creator, round: number): boolean {
  const isWaiting = awaiting === 'them' && opted_out_at === null;
  const isEarly = status === 'Discovered' || status === 'Contacted';
  const isFree =
    follow_up === null ||
    (follow_up.made === 0 && (follow_up.ended === 'switched_off' || follow_up.round !== round));
  return isWaiting && isEarly && isFree;
}

/**
 * A page of the creators that had an email by Gmail in the last 30 days and have not answered, by the
 * time of that email. Emails from before Replies was switched on are left out: an answer to them may
 * have been missed.
 */
export async function loadContactedPage(
  documents: Documents,
  asked: { uid: string; round: number; mailbox: Mailbox; after: Date | null; now: Date },
): Promise<ContactedPage> {
  const { uid, round, mailbox, after, now } = asked;
  const page = await documents.find({
    collection: creatorDocument.collection(uid),
    field: 'last_out_at',
    after: after ?? new Date(now.getTime() - CONTACTED_WITHIN),
    until: now,
    limit: CONTACTED_PAGE,
  });
  const creators = page.flatMap(({ path, data, version }) => {
    const creator = creatorDocument.readOrNull(data);
    return creator && mayBegin(creator, round) ? [{ creator, path, version }] : [];
  });
  const ids = creators.map(({ creator }) => newestEmailId(creator));
  const emails =
    ids.length === 0
      ? []
      : await loadDocuments(
          documents,
          ids.map((id) => deliveryDocument.at(uid, id)),
        );
  const found = creators.flatMap((one, at) => {
    const email = emails[at]?.data;
    const email_id = ids[at];
    if (!email?.sent_at || email_id === undefined || !isMailbox(email.channel)) return [];
    const isSeen = mailbox.watch !== null && mailbox.watch.since <= email.sent_at;
    const isOut = email.state === 'sent' && email.bounce === null && isSeen;
    return isOut ? [{ ...one, email: { ...email, sent_at: email.sent_at }, email_id }] : [];
  });
  const last = page.at(-1)?.data?.['last_out_at'];
  return { found, next: page.length === CONTACTED_PAGE && last instanceof Date ? last : null };
}
