import { describeCreator } from '../src/capture/describe-creator.ts';
import type { Reading } from '../src/capture/reading.ts';
import type { ContactCandidate } from '../src/contact/contact-candidate.ts';
import type { Creator } from '../src/creator/creator.ts';

/** Readings of one profile, and the creator that they make. */

export const now = new Date('2026-05-01T12:00:00Z');
export const target = { platform: 'tiktok', handle: 'ilsa' } as const;
export const PAGE = 'https://www.tiktok.com/@ilsa';
export const found = (
  address: string,
  change: Partial<ContactCandidate> = {},
): ContactCandidate => ({
  address,
  evidence: `write: ${address}`,
  repairs: [],
  source: 'bio',
  found_at: PAGE,
  ...change,
});
const contactOf = ([contact, ...others]: ContactCandidate[]) => ({
  contact: contact ?? null,
  others,
});
export const read = (...candidates: ContactCandidate[]): Reading => ({
  kind: 'read',
  profile: {
    ...target,
    id: null,
    name: 'Ilsa',
    bio: '',
    bio_links: [],
    contact_emails: [],
    followers: 7,
    likes: 91,
    posts: 12,
    avatar_url: null,
    is_verified: true,
    is_private: false,
  },
  contact: contactOf(candidates),
  linked_handles: [],
  own_accounts: [],
  mentions: [],
  is_unfinished: false,
  has_unread: false,
  opened_links: [],
});
export const blocked = (...candidates: ContactCandidate[]): Reading => ({
  kind: 'blocked',
  reason: 'captcha',
  contact: contactOf(candidates),
});
/** The creator after these readings, one after the other. */
export function after(
  readings: Reading[],
  between: (creator: Creator) => Creator = (same) => same,
) {
  let known: Creator | null = null;
  for (const reading of readings) {
    known = describeCreator({
      known: known && between(known),
      id: 'c',
      target,
      reading,
      note: '',
      now,
    });
  }
  if (!known) throw new Error('No reading.');
  return known;
}
