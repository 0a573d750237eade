import type { OtherEmail } from '../contact/contact-candidate.ts';
import { isSameMailbox } from '../contact/mailbox-key.ts';
import {
  allEmails,
  creatorEmail,
  emailFields,
  keptEmail,
  otherEmails,
} from '../creator/creator-email.ts';
import { creatorSchema, type Creator } from '../creator/creator.ts';
import { MOST_OPENED_LINKS } from '../creator/creator-limits.ts';
import { handleFields, platformsOf } from '../creator/handles.ts';
import { mailboxKeysOf } from '../creator/mailbox-keys.ts';
import { byPlatform, type PlatformHandle } from '../creator/platform.ts';
import { wasRead } from '../creator/read-state.ts';
import type { SeenProfile } from '../creator/seen-profile.ts';
import { serverWrote } from '../creator/writer.ts';
import { addNote } from '../text/add-note.ts';
import { cleanName } from '../text/clean-name.ts';
import type { Reading } from './reading.ts';

/** A creator before anybody tried to read the profile: the first value of every field. */
export function freshCreator(input: {
  id: string;
  target: PlatformHandle;
  note: string;
  now: Date;
}): Creator {
  const { id, target, note, now } = input;
  return {
    id,
    name: target.handle,
    platform: target.platform,
    ...handleFields({ [target.platform]: target.handle }),
    profiles: byPlatform(() => null),
    former_handles: [],
    joined: [],
    not_same: [],
    email: null,
    email_source: '',
    email_found_at: null,
    email_evidence: null,
    email_repaired: false,
    email_set_by: 'event',
    other_emails: [],
    linked_handles: [],
    mailbox_keys: [],
    linktree_url: null,
    followers: null,
    likes: null,
    posts: null,
    avatar_url: null,
    picture_due_at: null,
    picture_attempts: 0,
    picture_version: null,
    is_verified: false,
    email_sent: false,
    newest_email_id: null,
    last_out_at: null,
    last_in_at: null,
    last_in_text: null,
    replied_to_step: null,
    may_be_from: null,
    person_says: null,
    said: null,
    remind_at: null,
    awaiting: null,
    answers: 0,
    follow_up: null,
    charged_at: null,
    dm_sent_at: null,
    opted_out_at: null,
    email_refused_at: null,
    email_unreachable_at: null,
    email_withheld: null,
    hold_for_review: false,
    notes: note,
    status: 'Discovered',
    status_set_by: 'event',
    read_state: 'unread',
    read_blocked_by: null,
    next_read_at: null,
    read_attempts: 0,
    opened_links: [],
    capture_id: id,
    created_at: now,
    captured_at: now,
    ...serverWrote(now),
  };
}

/**
 * Whether the reading fetched this page again, so that an address it no longer shows is gone. Of a
 * creator with several profiles each reading sees one alone.
 */
function isReadAgain({ found_at, source }: OtherEmail, before: Creator, reading: Reading): boolean {
  if (reading.kind === 'blocked' || found_at === null) return false;
  if (platformsOf(before).length > 1) return false;
  return source === 'bio' || !reading.has_unread;
}

/**
 * The address and the others. The address a person chose stays; else the best one found now, else
 * the one known. An address from the phone's text never replaces one that a page showed. Earlier
 * addresses stay among the others when they came from a text, which cannot be read again, or from a
 * page that stayed closed.
 */
function emailsAfter(before: Creator, reading: Reading) {
  const { contact, others } = reading.contact;
  const known = creatorEmail(before);
  const isChosen = known !== null && before.email_set_by === 'person';
  const isShown = known !== null && known.found_at !== null && contact?.found_at === null;
  const email = isChosen || isShown || !contact ? known : keptEmail(contact);
  const found = (contact ? [contact, ...others] : others).map(keptEmail);
  const earlier = allEmails(before).filter((one) => !isReadAgain(one, before, reading));
  const isSame = known !== null && email !== null && isSameMailbox(known.email, email.email);
  return {
    ...(email && emailFields(email)),
    email_refused_at: isSame ? before.email_refused_at : null,
    email_unreachable_at: isSame ? before.email_unreachable_at : null,
    other_emails: otherEmails([...found, ...earlier], email?.email ?? null),
  };
}

/** The handles the pages name, with those of pages that an earlier try read and this one skipped. */
function handlesAfter(before: Creator, named: PlatformHandle[]): PlatformHandle[] {
  const earlier = before.opened_links.length ? before.linked_handles : [];
  const isNamed = (one: PlatformHandle) =>
    named.some(({ platform, handle }) => platform === one.platform && handle === one.handle);
  return [...named, ...earlier.filter((one) => !isNamed(one))];
}

type Read = Extract<Reading, { kind: 'read' }>;

function seenProfile(
  before: Creator,
  { profile, own_accounts, mentions }: Read,
  now: Date,
): SeenProfile {
  const { id } = before.profiles[profile.platform] ?? { id: null };
  return { id: profile.id ?? id, read_at: now, own_accounts, mentions };
}

const shownOf = (profile: Read['profile']): Partial<Creator> => ({
  name: cleanName(profile.name) || profile.handle,
  linktree_url: profile.bio_links[0] ?? null,
  followers: profile.followers,
  likes: profile.likes,
  posts: profile.posts,
  avatar_url: profile.avatar_url,
  is_verified: profile.is_verified,
  read_state: profile.is_private ? 'private' : 'read',
});

/**
 * The creator after a request, which `id` names, or a reread. What was read replaces what was
 * known. A blocked page removes nothing, and an address stays until a better one is found.
 * `planReading` decides when the creator is read again. Texts are cut to the bounds of the schema.
 */
export function describeCreator(input: {
  known: Creator | null;
  /** The id of this request or reread, and of the creator when it is a new one. */
  id: string;
  target: PlatformHandle;
  reading: Reading;
  note: string;
  /** Whether the request asks for its email to wait for review; absent for a reread. */
  hold_for_review?: boolean | undefined;
  now: Date;
}): Creator {
  const { known, id, target, reading, note, now } = input;
  const before = known
    ? { ...known, notes: addNote(known.notes, note) }
    : freshCreator({ id, target, note, now });
  const touched: Creator = {
    ...before,
    hold_for_review: input.hold_for_review ?? before.hold_for_review,
    capture_id: id,
    captured_at: now,
    ...serverWrote(now),
  };
  const found = emailsAfter(before, reading);
  const emails = { ...found, mailbox_keys: mailboxKeysOf({ ...before, ...found }) };
  if (reading.kind === 'blocked') {
    const read_state = wasRead(before) ? before.read_state : reading.kind;
    return creatorSchema.parse({ ...touched, ...emails, read_state });
  }
  const { profile, linked_handles, is_unfinished, opened_links } = reading;
  return creatorSchema.parse({
    ...touched,
    ...emails,
    profiles: { ...before.profiles, [target.platform]: seenProfile(before, reading, now) },
    linked_handles: handlesAfter(before, linked_handles),
    opened_links: is_unfinished ? opened_links.slice(-MOST_OPENED_LINKS) : [],
    // What a list shows of a creator is what the profile says that was captured first.
    ...(target.platform === before.platform || !wasRead(before) ? shownOf(profile) : {}),
  });
}
