import { describe, expect, it } from 'vitest';
import type { ContactCandidate } from '../contact/contact-candidate.ts';
import { MOST_OTHER_EMAILS } from '../creator/creator-email.ts';
import type { Creator } from '../creator/creator.ts';
import { describeCreator } from './describe-creator.ts';
import type { Reading } from './reading.ts';

const now = new Date('2026-05-01T12:00:00Z');
const target = { platform: 'tiktok', handle: 'ilsa' } as const;
const PAGE = 'https://www.tiktok.com/@ilsa';
const found = (address: string, change: Partial<ContactCandidate> = {}): ContactCandidate => ({
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
const read = (...candidates: ContactCandidate[]): Reading => ({
  kind: 'read',
  profile: {
    ...target,
    name: 'Ilsa',
    bio: '',
    bio_links: [],
    contact_emails: [],
    followers: 7,
    avatar_url: null,
    is_verified: true,
    is_private: false,
  },
  contact: contactOf(candidates),
  linked_handles: [],
  is_unfinished: false,
});
const blocked = (...candidates: ContactCandidate[]): Reading => ({
  kind: 'blocked',
  cause: 'captcha',
  contact: contactOf(candidates),
});
/** The creator after these readings, one after the other. */
function after(readings: Reading[], between: (creator: Creator) => Creator = (same) => same) {
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
const others = (creator: Creator) => creator.other_emails.map(({ email }) => email);

const A = found('ilsa@ilsa-films.com');
const B = found('booking@north-agency.com', {
  source: 'linktree',
  found_at: 'https://linktr.ee/ilsa',
});
const SHARED = found('hello@ilsa.studio', { found_at: null });

describe('the addresses of a creator', () => {
  it('are the best one and all others, each with what shows it', () => {
    const creator = after([read(A, found('ilsa@gmail.com', { repairs: ['ending'] }), B)]);
    expect(creator).toMatchObject({
      email: A.address,
      email_evidence: A.evidence,
      email_repaired: false,
      is_verified: true,
      other_emails: [
        { email: 'ilsa@gmail.com', repaired: true },
        {
          email: B.address,
          source: 'linktree',
          found_at: 'https://linktr.ee/ilsa',
          evidence: B.evidence,
          repaired: false,
        },
      ],
    });
  });

  it('stand there once each, and never the chosen one', () => {
    expect(others(after([read(A, B, A, B)]))).toEqual([B.address]);
  });

  it('are not more than a page of them', () => {
    const many = Array.from({ length: 60 }, (_, i) => found(`talent${i}@north-agency.com`));
    expect(after([read(...many)]).other_emails).toHaveLength(MOST_OTHER_EMAILS);
  });

  it('are those of the last reading', () => {
    const creator = after([read(A, B), read(B)]);
    expect(creator.email).toBe(B.address);
    expect(others(creator)).toEqual([]);
  });

  it('stay when a later reading finds none', () => {
    expect(after([read(A), read()])).toMatchObject({ email: A.address, other_emails: [] });
  });

  it('stay on a page that is closed, beside what the phone’s text brings', () => {
    const creator = after([read(A, B), blocked(SHARED)]);
    expect(creator.email).toBe(SHARED.address);
    expect(others(creator)).toEqual([A.address, B.address]);
    expect(after([read(A, B), blocked()])).toMatchObject({ email: A.address, read_state: 'read' });
  });

  it('of a text from the phone are kept: it cannot be read again', () => {
    const creator = after([blocked(SHARED), read(A)]);
    expect(creator.email).toBe(A.address);
    expect(others(creator)).toEqual([SHARED.address]);
  });
});

describe('the address a person chose', () => {
  const choose = (creator: Creator): Creator => ({ ...creator, email_set_by: 'person' });

  it('stays, evidence and all, and a reading refreshes the others', () => {
    const creator = after([read(A), read(B, A, SHARED)], choose);
    expect(creator).toMatchObject({
      email: A.address,
      email_found_at: PAGE,
      email_set_by: 'person',
    });
    expect(others(creator)).toEqual([B.address, SHARED.address]);
  });

  it('stays when the text of a closed page names another', () => {
    const creator = after([read(A, B), blocked(SHARED)], choose);
    expect(creator.email).toBe(A.address);
    expect(others(creator)).toEqual([SHARED.address, B.address]);
  });
});
