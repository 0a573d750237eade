import type { ContactCandidate } from '../contact/contact-candidate.ts';
import type { Creator } from '../creator/creator.ts';
import type { PlatformHandle } from '../creator/platform.ts';
import { NOTES_LIMIT } from '../creator/notes-limit.ts';
import type { Reading } from './reading.ts';

const username = (target: PlatformHandle) =>
  target.platform === 'tiktok'
    ? { tiktok_username: target.handle }
    : { instagram_username: target.handle };

function freshCreator(input: {
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
    tiktok_username: null,
    instagram_username: null,
    ...username(target),
    email: null,
    email_source: '',
    email_found_at: null,
    email_evidence: null,
    other_emails: [],
    linked_handles: [],
    linktree_url: null,
    followers: null,
    avatar_url: null,
    email_sent: false,
    dm_sent_at: null,
    notes: note,
    status: 'Discovered',
    status_set_by: 'event',
    read_state: 'blocked',
    created_at: now,
    captured_at: now,
    updated_at: now,
  };
}

const withNote = (notes: string, note: string) =>
  note && !notes.includes(note)
    ? [notes, note].filter(Boolean).join('\n').slice(0, NOTES_LIMIT)
    : notes;

/** What an address brings; nothing when there is none. */
function emailFields(found: ContactCandidate | null): Partial<Creator> {
  if (!found) return {};
  return {
    email: found.address,
    email_source: found.source,
    email_found_at: found.found_at,
    email_evidence: found.evidence,
  };
}

/**
 * The creator after a press. What a reading brings replaces what was known;
 * a blocked page takes nothing away, and an address once found stays until a
 * better one is found.
 */
export function describeCreator(input: {
  known: Creator | null;
  id: string;
  target: PlatformHandle;
  reading: Reading;
  note: string;
  now: Date;
}): Creator {
  const { known, id, target, reading, note, now } = input;
  const before = known
    ? { ...known, notes: withNote(known.notes, note) }
    : freshCreator({ id, target, note, now });
  const touched: Creator = { ...before, captured_at: now, updated_at: now };
  const found = emailFields(reading.contact.contact);
  if (reading.kind === 'blocked') return { ...touched, ...found };
  const { profile, contact, linked_handles } = reading;
  return {
    ...touched,
    ...found,
    name: profile.name || profile.handle,
    linked_handles,
    linktree_url: profile.bio_links[0] ?? null,
    followers: profile.followers,
    avatar_url: profile.avatar_url,
    read_state: profile.is_private ? 'private' : 'read',
    other_emails: contact.others,
  };
}
