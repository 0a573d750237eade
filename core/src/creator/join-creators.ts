import { endFollowUp } from '../follow-up/end-follow-up.ts';
import type { FollowUp, FollowUpEnd } from '../follow-up/follow-up.ts';
import { isContacting, type Delivery } from '../delivery/delivery.ts';
import { isCharged } from '../credit/is-charged.ts';
import { addNote } from '../text/add-note.ts';
import { allEmails, creatorEmail, emailFields, otherEmails } from './creator-email.ts';
import { MOST_FORMER_HANDLES, MOST_JOINED, MOST_LINKED_HANDLES } from './creator-limits.ts';
import type { Creator } from './creator.ts';
import type { DeletedCreator } from './deleted-creator.ts';
import { handleFields, handlesOf } from './handles.ts';
import { mailboxKeysOf } from './mailbox-keys.ts';
import { byPlatform, PLATFORMS, type PlatformHandle } from './platform.ts';
import type { Joined } from './seen-profile.ts';
import { serverWrote } from './writer.ts';

/** A creator and the newest email to them. */
export interface JoinedSide {
  creator: Creator;
  email: Delivery | null;
}

/** Whether the creator was written to, or is about to be. */
export const isInTouch = ({ creator, email }: JoinedSide): boolean =>
  creator.email_sent ||
  creator.dm_sent_at !== null ||
  creator.last_in_at !== null ||
  (email !== null && isContacting(email));

/**
 * Which of two creators that are one person stays: the one that was written to, where only one was;
 * else the older one.
 */
export function whichStays<Side extends JoinedSide>(
  one: Side,
  other: Side,
): { stays: Side; goes: Side } {
  const isEqual = isInTouch(one) === isInTouch(other);
  const age = (side: Side) => side.creator.created_at.getTime();
  const isOne = isEqual ? age(one) <= age(other) : isInTouch(one);
  return isOne ? { stays: one, goes: other } : { stays: other, goes: one };
}

const later = (one: Date | null, other: Date | null): Date | null =>
  one !== null && (other === null || one > other) ? one : other;

const lastWord = ({ last_in_at, last_out_at }: Creator): number =>
  later(last_in_at, last_out_at)?.getTime() ?? 0;

/** The last reply of both, and the email that either answered first. */
function lastReplyOf(stays: Creator, goes: Creator): Partial<Creator> {
  const last_in_at = later(stays.last_in_at, goes.last_in_at);
  const { last_in_text } = last_in_at === stays.last_in_at ? stays : goes;
  const replied_to_step = stays.replied_to_step ?? goes.replied_to_step;
  return { last_in_at, last_in_text, replied_to_step };
}

/** What the other thread says ends the follow-ups of this one too: it is the same person. */
function endOf({ opted_out_at, last_in_at, follow_up }: Creator): FollowUpEnd | null {
  if (opted_out_at) return 'opted_out';
  if (last_in_at) return 'replied';
  return follow_up?.ended === 'bounced' ? 'bounced' : null;
}

function followUpOf(stays: Creator, goes: Creator): FollowUp | null {
  const end = endOf(goes);
  return end ? endFollowUp(stays.follow_up, end) : stays.follow_up;
}

/** Where both had a handle on one platform, the one that was read last is the account's now. */
function handlesOfBoth(stays: Creator, goes: Creator, now: Date) {
  const handles = handlesOf(goes);
  const own = handlesOf(stays);
  const former: Creator['former_handles'] = [];
  const current = { ...handles, ...own };
  for (const platform of PLATFORMS) {
    const [one, other] = [own[platform], handles[platform]];
    if (!one || !other || one === other) continue;
    const isNewer = goes.captured_at > stays.captured_at;
    current[platform] = isNewer ? other : one;
    former.push({ platform, handle: isNewer ? one : other, until: now, is_taken: false });
  }
  return {
    ...handleFields(current),
    former_handles: [...former, ...stays.former_handles, ...goes.former_handles].slice(
      0,
      MOST_FORMER_HANDLES,
    ),
  };
}

/** The address stays; a creator without one gets the other's. */
function emailsOfBoth(stays: Creator, goes: Creator) {
  const [own, theirs] = [creatorEmail(stays), creatorEmail(goes)];
  const email = own ?? theirs;
  const all = [...allEmails(stays), ...allEmails(goes)];
  const other_emails = otherEmails(all, email?.email ?? null);
  return {
    ...(email && emailFields(email)),
    ...(own === null && theirs
      ? {
          email_set_by: goes.email_set_by,
          email_refused_at: goes.email_refused_at,
          email_unreachable_at: goes.email_unreachable_at,
        }
      : {}),
    other_emails,
    mailbox_keys: mailboxKeysOf({
      email: email?.email ?? null,
      other_emails,
      mailbox_keys: [...stays.mailbox_keys, ...goes.mailbox_keys],
    }),
  };
}

/** What the list and the time line say of a creator that was joined into another. */
export const joinedEntry = (
  goes: Creator,
  { at, by, brought_email }: { at: Date; by: Joined['by']; brought_email: boolean },
): Joined => ({
  id: goes.id,
  at,
  by,
  brought_email,
  handles: Object.entries(handlesOf(goes)).map(
    ([platform, handle]) => ({ platform, handle }) as PlatformHandle,
  ),
});

/**
 * The creator that stays, once another one is joined into it. Its status, name and picture stay, and
 * the address that it has. Replies, opt-outs and what was sent count for both from now on.
 */
export function joinedInto(
  stays: Creator,
  goes: Creator,
  { by, now }: { by: Joined['by']; now: Date },
): Partial<Creator> {
  const newer = lastWord(goes) > lastWord(stays) ? goes : stays;
  const opted_out_at = stays.opted_out_at ?? goes.opted_out_at;
  const brought_email = stays.email === null && goes.email !== null;
  return {
    ...handlesOfBoth(stays, goes, now),
    ...emailsOfBoth(stays, goes),
    profiles: byPlatform((platform) => {
      const [one, other] = [stays.profiles[platform], goes.profiles[platform]];
      return one && other ? (other.read_at > one.read_at ? other : one) : (one ?? other);
    }),
    joined: [
      joinedEntry(goes, { at: now, by, brought_email }),
      ...stays.joined,
      ...goes.joined,
    ].slice(0, MOST_JOINED),
    not_same: [...new Set([...stays.not_same, ...goes.not_same])].filter(
      (id) => id !== stays.id && id !== goes.id,
    ),
    linked_handles: [...stays.linked_handles, ...goes.linked_handles].slice(0, MOST_LINKED_HANDLES),
    email_sent: stays.email_sent || goes.email_sent,
    dm_sent_at: stays.dm_sent_at ?? goes.dm_sent_at,
    opted_out_at,
    charged_at: isCharged(stays) || !isCharged(goes) ? stays.charged_at : goes.created_at,
    last_out_at: later(stays.last_out_at, goes.last_out_at),
    ...lastReplyOf(stays, goes),
    may_be_from: stays.may_be_from ?? goes.may_be_from,
    awaiting: opted_out_at ? null : newer.awaiting,
    follow_up: followUpOf(stays, goes),
    notes: addNote(stays.notes, goes.notes),
    remind_at: stays.remind_at ?? goes.remind_at,
    person_says: stays.person_says ?? goes.person_says,
    said: null,
    ...serverWrote(now),
  };
}

/** The creator that goes, as it is kept: its follow-ups end. */
export const setAside = (goes: Creator, into: string, now: Date): DeletedCreator => ({
  ...goes,
  follow_up: endFollowUp(goes.follow_up, 'creator_joined'),
  follow_up_due_at: null,
  next_read_at: null,
  picture_due_at: null,
  deleted_at: now,
  joined_into: into,
  purge_at: null,
});
