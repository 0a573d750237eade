import { describe, expect, it } from 'vitest';
import type { Creator } from '../creator/creator.ts';
import { describeCreator } from './describe-creator.ts';
import { planPutOff, planReading } from './plan-reading.ts';
import type { Reading } from './reading.ts';

const now = new Date('2026-05-01T12:00:00Z');
const HOUR = 3_600_000;
const contact = { contact: null, others: [] };
const blocked: Reading = { kind: 'blocked', reason: 'login_wall', contact };
const read = (is_unfinished: boolean): Reading => ({
  kind: 'read',
  profile: {
    platform: 'tiktok',
    handle: 'ilsa',
    id: null,
    name: 'Ilsa',
    bio: '',
    bio_links: [],
    contact_emails: [],
    followers: null,
    likes: null,
    posts: null,
    avatar_url: null,
    is_verified: false,
    is_private: false,
  },
  contact,
  linked_handles: [],
  own_accounts: [],
  mentions: [],
  is_unfinished,
  has_unread: is_unfinished,
  opened_links: [],
});
const target = { platform: 'tiktok', handle: 'ilsa' } as const;
const creatorWith = (fields: Partial<Creator> = {}): Creator => ({
  ...describeCreator({ known: null, id: 'ilsa', target, reading: blocked, note: '', now }),
  ...fields,
});
const plan = (reading: Reading, { attempts = 0, chance = 0.5, creator = creatorWith() } = {}) =>
  planReading({ reading, creator, attempts, now, chance });
const hours = (at: Date | null) => at && (at.getTime() - now.getTime()) / HOUR;

describe('a profile that could not be read', () => {
  it.each([
    [0, 1 / 6],
    [1, 1],
    [2, 6],
    [3, 24],
    [4, 72],
  ])('is tried again after %i tries in %d hours, more or less', (attempts, wait) => {
    expect(hours(plan(blocked, { attempts }).next_read_at)).toBeCloseTo(wait, 5);
    expect(hours(plan(blocked, { attempts, chance: 0 }).next_read_at)).toBeCloseTo(wait * 0.8, 5);
    expect(hours(plan(blocked, { attempts, chance: 1 }).next_read_at)).toBeCloseTo(wait * 1.2, 5);
  });

  it('is given up after five tries, with the reason and the count kept', () => {
    expect(plan(blocked, { attempts: 5 })).toEqual({
      next_read_at: null,
      read_attempts: 5,
      read_blocked_by: 'login_wall',
    });
  });

  it('is not tried again when an earlier reading gave an address', () => {
    const shown = { email: 'ilsa@ilsa-films.com', email_found_at: 'https://linktr.ee/ilsa' };
    const creator = creatorWith({ read_state: 'read', ...shown });
    expect(plan(blocked, { creator })).toMatchObject({ next_read_at: null, read_blocked_by: null });
    const created = creatorWith({ read_state: 'read', ...shown, email_found_at: null });
    expect(plan(blocked, { creator: created }).read_blocked_by).toBe('login_wall');
    const bare = creatorWith({ read_state: 'read' });
    expect(plan(blocked, { creator: bare }).read_blocked_by).toBe('login_wall');
  });

  it('is read again for the charge and the name also when the phone’s text gave an address', () => {
    const creator = creatorWith({ email: 'ilsa@ilsa-films.com' });
    expect(plan(blocked, { creator }).next_read_at).not.toBeNull();
  });
});

it('a profile that was read is not read again', () => {
  const done = { next_read_at: null, read_attempts: 0, read_blocked_by: null };
  expect(plan(read(false), { attempts: 3 })).toEqual(done);
});

it('a linked page that did not open is tried again like a blocked profile', () => {
  expect(plan(read(true), { attempts: 1 })).toMatchObject({
    read_attempts: 1,
    read_blocked_by: 'search_unfinished',
  });
  expect(plan(read(true), { attempts: 5 }).next_read_at).toBeNull();
});

it('put off, it is checked in a day, and no try is counted', () => {
  const put = planPutOff({ attempts: 2, now, chance: 0.5 });
  expect(hours(put.next_read_at)).toBeCloseTo(24, 5);
  expect(put.read_attempts).toBe(2);
});

it('is not planned while a person holds the creator elsewhere than at Discovered', () => {
  const held = creatorWith({ status: 'Rejected', status_set_by: 'person' });
  expect(plan(blocked, { creator: held })).toMatchObject({
    next_read_at: null,
    read_blocked_by: 'login_wall',
  });
  const back = creatorWith({ status: 'Discovered', status_set_by: 'person' });
  expect(plan(blocked, { creator: back }).next_read_at).not.toBeNull();
  const written = creatorWith({ status: 'Contacted', status_set_by: 'event' });
  expect(plan(blocked, { creator: written }).next_read_at).not.toBeNull();
});
