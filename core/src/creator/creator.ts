import * as z from 'zod';
import { EMAIL_SOURCES, otherEmailSchema } from '../contact/contact-candidate.ts';
import { EVIDENCE_LIMIT } from '../contact/quote-around.ts';
import { followUpSchema, storedStep } from '../follow-up/follow-up.ts';
import { mayBeFromSchema } from '../inbound/may-be-from.ts';
import { MEANINGS } from '../inbound/meanings.ts';
import { saidSchema } from '../inbound/said.ts';
import {
  storedAddress,
  storedId,
  storedLink,
  storedLinks,
  storedList,
  storedText,
} from '../text/stored-text.ts';
import { emailWithheldSchema } from './email-withheld.ts';
import { CREATOR_STATUSES } from './creator-status.ts';
import {
  CREATOR_NAME_MAXIMUM,
  LAST_IN_TEXT_MAXIMUM,
  MOST_FORMER_HANDLES,
  MOST_JOINED,
  MOST_LINKED_HANDLES,
  MOST_MAILBOX_KEYS,
  MOST_NOT_SAME,
  MOST_OPENED_LINKS,
  MOST_OTHER_EMAILS,
} from './creator-limits.ts';
import { NOTES_LIMIT } from './notes-limit.ts';
import { byPlatform, PLATFORMS, platformFields } from './platform.ts';
import { READ_BLOCKED_REASONS } from './read-blocked-reason.ts';
import { READ_STATES } from './read-state.ts';
import {
  formerHandleSchema,
  joinedSchema,
  platformHandleSchema,
  seenProfileSchema,
  storedHandle,
} from './seen-profile.ts';

/** A count that a page states; null where it states none. */
const storedCount = () => z.int().nonnegative().nullable();

/**
 * `users/{uid}/creators/{id}`: one creator in a user's CRM.
 * The credit of one whose profile was never read (`wasRead`) is spent only where `charged_at` says so.
 */
export const creatorSchema = z.object({
  id: storedId(),
  /** Whose it is, as its path says: by this a sweep leaves accounts out of its query. */
  uid: storedId().optional(),
  name: storedText(CREATOR_NAME_MAXIMUM),
  /** The platform of the first capture. */
  platform: z.enum(PLATFORMS),
  /** The handles, a field for each platform: read by `handleOf` alone. */
  ...platformFields('username', () => storedHandle().nullable()),
  /** Each profile as it was last read; null where it never was. */
  profiles: z.object(byPlatform(() => seenProfileSchema.nullable())),
  /** Handles the creator had, the last one first. */
  former_handles: storedList(formerHandleSchema, MOST_FORMER_HANDLES),
  /** Other creators that turned out to be this person, the last one first. */
  joined: storedList(joinedSchema, MOST_JOINED),
  /** Creators that a person said are somebody else. */
  not_same: storedList(storedId(), MOST_NOT_SAME),
  email: storedAddress().nullable(),
  /** Empty without an address, and for one that a person typed. */
  email_source: z.enum([...EMAIL_SOURCES, '']),
  /** Address of the page the email address is on. */
  email_found_at: storedLink(),
  /** The words around the address on that page. */
  email_evidence: storedText(EVIDENCE_LIMIT).nullable(),
  /** True when something was corrected that the page does not show, like a missing ending. */
  email_repaired: z.boolean(),
  /** `person`: one of `other_emails` was chosen, or another one typed, and no reading replaces it. */
  email_set_by: z.enum(['event', 'person']),
  /** The other addresses found, best first, each once, without `email`. */
  other_emails: storedList(otherEmailSchema, MOST_OTHER_EMAILS),
  /**
   * Handles the creator's pages mention. They are not bound to this creator: a capture of one makes
   * another creator until it is read.
   */
  linked_handles: storedList(platformHandleSchema, MOST_LINKED_HANDLES),
  /** The keys of all mailboxes found or written to, by which a person's request finds the creator. */
  mailbox_keys: storedList(storedAddress(), MOST_MAILBOX_KEYS),
  /** The first page the profile links to. */
  linktree_url: storedLink(),
  followers: z.number().nullable(),
  /** Of all posts together, where the profile says it: TikTok's does. */
  likes: storedCount(),
  posts: storedCount(),
  /** Of the picture as the profile linked to it: platforms sign it, and it ends within days. */
  avatar_url: storedLink(),
  /** When the picture is fetched next; null when it is not. */
  picture_due_at: z.date().nullable(),
  /**
   * Tries to fetch it since `avatar_url` was read; with a `picture_due_at` of null above 0 where
   * none succeeded.
   */
  picture_attempts: z.int().nonnegative(),
  /** Names the bytes of the picture that is kept (`creator-picture.ts`); null without one. */
  picture_version: storedText(32).nullable(),
  is_verified: z.boolean(),
  /** That an email went out to the creator, whatever address it had; set by `afterEmail` alone. */
  email_sent: z.boolean(),
  /**
   * When an email to a creator whose profile was never read cost the credit that reading it would
   * have cost; null where none did.
   */
  charged_at: z.date().nullable(),
  /** The newest of several emails to the creator, as a delivery's id; null while there is one at most. */
  newest_email_id: storedId().nullable(),
  /** When the person recorded a DM as sent. */
  dm_sent_at: z.date().nullable(),
  /** When the creator unsubscribed: no email goes out, and no DM is prepared. */
  opted_out_at: z.date().nullable(),
  /** When the server of `email` refused it for good; null for an address chosen since. */
  email_refused_at: z.date().nullable(),
  /** When DNS last said that no mail for `email` can arrive; null once it can, and for an address chosen since. */
  email_unreachable_at: z.date().nullable(),
  /** Why the last request or reread queued no email, where nothing else stored says so. */
  email_withheld: emailWithheldSchema.nullable(),
  /** That the request asked for its email to wait for review; holds for the rereads after it. */
  hold_for_review: z.boolean(),
  /** When an email last went out to the creator, ours or one written by hand in the mail program. */
  last_out_at: z.date().nullable(),
  /** When the creator last answered in person. */
  last_in_at: z.date().nullable(),
  /**
   * The first words of that answer, for a list. Null without one, once its text is dropped, and of
   * one that version 1.0 recorded.
   */
  last_in_text: storedText(LAST_IN_TEXT_MAXIMUM).nullable().default(null),
  /** Which email of its thread the creator answered first; null before, and where it is not known. */
  replied_to_step: storedStep().nullable().default(null),
  /** Messages that may be theirs and wait for the person to say so; null without any. */
  may_be_from: mayBeFromSchema.nullable(),
  /** What a reply of theirs meant, as the person said; null before. */
  person_says: z.enum(MEANINGS).nullable(),
  /** What the person said last of a reply, to be taken back; null before, and once a reply came after it. */
  said: saidSchema.nullable().default(null),
  /** When the person wants to be reminded of the creator: the beginning of a day of theirs. */
  remind_at: z.date().nullable(),
  /** Whose turn it is: ours after a reply, theirs after an email. Null before either. */
  awaiting: z.enum(['us', 'them']).nullable(),
  /** How many answers a person has written to the creator: the number of the last one's id. */
  answers: z.int().nonnegative(),
  /** The follow-ups to an email of theirs; null when there never were any. */
  follow_up: followUpSchema.nullable(),
  notes: storedText(NOTES_LIMIT),
  status: z.enum(CREATOR_STATUSES),
  status_set_by: z.enum(['event', 'person']),
  read_state: z.enum(READ_STATES),
  /** Why the last try was incomplete; null when everything was read. */
  read_blocked_by: z.enum(READ_BLOCKED_REASONS).nullable(),
  /** When the next reread is due; null when there is none. During a reread: when that one counts as lost. */
  next_read_at: z.date().nullable(),
  /** Rereads since the last request. */
  read_attempts: z.int().nonnegative(),
  /** Linked pages read without an address while the search for one goes on: a later try skips them. */
  opened_links: storedLinks(MOST_OPENED_LINKS),
  /** The request or reread that wrote last, so that it recognizes its own write. */
  capture_id: storedId(),
  created_at: z.date(),
  /** The last time a request read or tried to read the profile, or a reread read it. */
  captured_at: z.date(),
  updated_at: z.date(),
  /** Who made the write of that `updated_at`. A write that only plans a reading changes neither. */
  writer: z.object({ by: z.enum(['person', 'server']), at: z.date() }),
});
export type Creator = z.infer<typeof creatorSchema>;
