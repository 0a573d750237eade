import { describeCreator } from '@vibes/core/capture/describe-creator';
import type { Reading } from '@vibes/core/capture/reading';
import type { Creator } from '@vibes/core/creator/creator';

/** Creators as stored, for tests of their screens. */

const MINUTE_MS = 60_000;

/** A creator as a capture leaves it, saved `minutes_ago`. */
export function writtenCreator(
  minutes_ago: number,
  fields: Partial<Creator> = {},
): Omit<Creator, 'id'> {
  const at = new Date(Date.now() - minutes_ago * MINUTE_MS);
  const name = `Creator ${String(minutes_ago).padStart(3, '0')}`;
  const target = { platform: 'tiktok', handle: name.toLowerCase().replace(' ', '_') } as const;
  const reading: Reading = {
    kind: 'blocked',
    reason: 'waf',
    contact: { contact: null, others: [] },
  };
  return {
    ...describeCreator({ known: null, id: '', target, reading, note: '', now: at }),
    name,
    read_state: 'read',
    ...fields,
  };
}

/** A creator with every field known, saved three minutes before this file was loaded. */
export const ann = writtenCreator(3, {
  name: 'Ann Lee',
  tiktok_username: 'annlee',
  instagram_username: 'ann.lee',
  email: 'hello@ann.studio',
  email_source: 'bio',
  email_evidence: 'work with me: hello@ann.studio',
  email_found_at: 'https://www.tiktok.com/@annlee',
  other_emails: [
    {
      email: 'ann@agency.example',
      source: 'linktree',
      found_at: 'https://linktr.ee/annlee',
      evidence: 'Management: ann@agency.example',
      repaired: false,
      rival: null,
      choice_reason: null,
    },
  ],
  linked_handles: [{ platform: 'instagram', handle: 'annlee.backstage' }],
  linktree_url: 'https://linktr.ee/annlee',
  followers: 12_345,
});

/** `count` creators, "Creator 001" the newest, one a minute. */
export const manyCreators = (count: number): Record<string, Omit<Creator, 'id'>> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`c${i + 1}`, writtenCreator(i + 1)]));
