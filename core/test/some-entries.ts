import type { CreatorEntry } from '../src/creator/creator-entry.ts';

const START = Date.UTC(2026, 4, 1);

/** The entry of a creator, `n` minutes after the first. */
export const someEntry = (n: number, fields: Partial<CreatorEntry> = {}): CreatorEntry => ({
  id: `c${n}`,
  name: `Creator ${n}`,
  platform: 'tiktok',
  handles: { tiktok: `creator.${n}` },
  email: `creator${n}@brand.test`,
  email_source: 'bio',
  email_found_at: null,
  email_evidence: null,
  linktree_url: null,
  followers: 1200,
  notes: '',
  picture_version: null,
  status: 'Discovered',
  status_set_by: 'event',
  read_state: 'read',
  charged_at: null,
  email_sent: false,
  dm_sent_at: null,
  opted_out_at: null,
  awaiting: null,
  last_in_at: null,
  replied_to_step: null,
  last_out_at: null,
  remind_at: null,
  person_says: null,
  may_be_from: null,
  created_at: new Date(START + n * 60_000),
  updated_at: new Date(START + n * 60_000),
  ...fields,
});

/** `count` of them, from `first` on, the oldest first. */
export const someEntries = (count: number, first = 0): CreatorEntry[] =>
  Array.from({ length: count }, (_, n) => someEntry(first + n));

/** The bytes of a text: each but the plain ones is written as `%XX`. */
export const utf8Length = (text: string): number =>
  encodeURIComponent(text).replace(/%../g, 'x').length;
