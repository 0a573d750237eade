import type { LeftOut } from '@vibes/core/api/follow-up-callables';
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
  userDocument,
} from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from '../steps/load-documents.ts';
import { pageByTime } from '../steps/page-by-time.ts';

/** How long ago the last email to a creator may be for follow-ups that are switched on now. */
const CONTACTED_WITHIN = 30 * 24 * 60 * 60_000;
/** When the last email to a creator went out at the earliest, for follow-ups that are switched on at `now`. */
export const contactedSince = (now: Date) => new Date(now.getTime() - CONTACTED_WITHIN);
/** Creators read by one query, and written by one commit. */
export const CONTACTED_PAGE = 100;

export interface FollowUpAccount {
  user: UserAccount;
  settings: Loaded<EmailSettings | null> & { data: EmailSettings };
  mailbox: Mailbox;
}

export async function loadFollowUpAccount(
  documents: Documents,
  uid: string,
): Promise<FollowUpAccount> {
  const [user, settings, mailbox] = await loadDocuments(documents, [
    userDocument.at(uid),
    emailSettingsDocument.at(uid),
    mailboxDocument.at(uid),
  ]);
  if (!user.data || !settings.data) throw new AppError('unauthorized', { log: 'account_not_open' });
  return {
    user: user.data,
    settings: { ...settings, data: settings.data },
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
  /** Creators that were read. */
  read: number;
  found: Contacted[];
  left_out: { name: string; reason: LeftOut['reason'] }[];
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

type SentEmail = Contacted['email'];

const isSent = (email: Delivery | null | undefined): email is SentEmail =>
  email?.state === 'sent' && email.sent_at !== null;

/** Why an email gets no follow-up; null where it may have one. An answer that nobody looked for may have been missed. */
function leftOut(email: SentEmail, { watch, connected_at }: Mailbox): LeftOut['reason'] | null {
  if (!isMailbox(email.channel)) return 'by_webhook';
  if (email.bounce !== null) return 'bounced';
  if (connected_at && email.sent_at < connected_at) return 'other_mailbox';
  return watch && watch.since <= email.sent_at ? null : 'unwatched';
}

/**
 * A page of the creators that had an email between two times and have not answered, by the time of that
 * email: who may get a follow-up, and who is left out.
 */
export async function loadContactedPage(
  documents: Documents,
  asked: { uid: string; round: number; mailbox: Mailbox; after: Date; until: Date },
): Promise<ContactedPage> {
  const { uid, round, mailbox, after, until } = asked;
  const { found: page, next } = await pageByTime(documents, {
    collection: creatorDocument.collection(uid),
    field: 'last_out_at',
    after,
    until,
    limit: CONTACTED_PAGE,
  });
  const creators = page.flatMap(({ path, data, version }) => {
    const creator = creatorDocument.readOrNull(data);
    return creator && mayBegin(creator, round) ? [{ creator, path, version }] : [];
  });
  const ids = creators.map(({ creator }) => newestEmailId(creator));
  // One that cannot be read gets no follow-up, and holds up no other.
  const stored = await documents.getAll(ids.map((id) => deliveryDocument.path(uid, id)));
  const emails = stored.map(({ data }) => deliveryDocument.readOrNull(data));
  const sent = creators.flatMap((one, at) => {
    const email = emails[at];
    const email_id = ids[at];
    if (!isSent(email) || email_id === undefined) return [];
    return [{ ...one, email, email_id, reason: leftOut(email, mailbox) }];
  });
  const found = sent.filter(({ reason }) => reason === null);
  const left_out = sent.flatMap(({ creator: { name }, reason }) =>
    reason === null ? [] : [{ name, reason }],
  );
  return { read: page.length, found, left_out, next };
}
