import { describe, expect, it } from 'vitest';
import { describeCreator } from '../capture/describe-creator.ts';
import type { Creator } from '../creator/creator.ts';
import { isCopiedChange, isPersonsCopiedChange } from './is-copied-change.ts';

const now = new Date('2026-05-01T12:00:00Z');
const target = { platform: 'tiktok', handle: 'ann' } as const;
const reading = {
  kind: 'blocked',
  cause: 'waf',
  contact: { contact: null, others: [] },
} as const;
const blocked = { ...reading, contact: { contact: null, others: [] } };
const creator: Creator = describeCreator({
  ...{ known: null, id: 'ann', target, note: '', now },
  reading: blocked,
});

describe('a change that a copy shows', () => {
  it.each<Partial<Creator>>([
    { name: 'Ann' },
    { tiktok_username: 'ann2' },
    { instagram_username: 'ann' },
    { email: 'ann@studio.com' },
    { linktree_url: 'https://linktr.ee/ann' },
    { email_source: 'linktree' },
    { email_sent: true },
    { notes: 'met at the fair' },
    { status: 'Contacted' },
  ])('is one of %o, and a new creator', (change) => {
    expect(isCopiedChange(creator, { ...creator, ...change })).toBe(true);
    expect(isCopiedChange(null, creator)).toBe(true);
  });

  it('is none of what the user’s own CRM does not show', () => {
    const later = new Date('2026-05-02T12:00:00Z');
    const after: Creator = {
      ...creator,
      followers: 7,
      avatar_url: 'https://a.example.com/a.png',
      read_state: 'read',
      next_read_at: later,
      capture_id: 'c2',
      captured_at: later,
      updated_at: later,
      opted_out_at: later,
      email_refused_at: later,
      dm_sent_at: later,
      status_set_by: 'person',
    };
    expect(isCopiedChange(creator, after)).toBe(false);
  });
});

describe('a change by hand', () => {
  it.each<[string, Partial<Creator>]>([
    ['notes', { notes: 'met at the fair' }],
    ['a status', { status: 'Rejected', status_set_by: 'person' }],
  ])('is heard: %s', (_, change) => {
    expect(isPersonsCopiedChange(creator, { ...creator, ...change })).toBe(true);
  });

  it('is heard when a status is taken back', () => {
    const set: Creator = { ...creator, status: 'Rejected', status_set_by: 'person' };
    expect(isPersonsCopiedChange(set, creator)).toBe(true);
  });

  it('is not what a press writes, its note included, whoever set the status', () => {
    for (const status_set_by of ['event', 'person'] as const) {
      const known: Creator = { ...creator, status: 'Responded', status_set_by };
      const press = { known, id: 'press2', target, note: 'again', now };
      const after = describeCreator({ ...press, reading: blocked });
      expect(after.notes).toBe('again');
      expect(isPersonsCopiedChange(known, after)).toBe(false);
    }
  });

  it.each<Partial<Creator>>([
    { email_sent: true, status: 'Contacted' },
    { dm_sent_at: now, status: 'Contacted' },
    { email: 'ann@agency.com', email_set_by: 'person' },
    { next_read_at: now },
    { opted_out_at: now },
    { status: 'Contacted' },
  ])('is not what the server writes: %o', (change) => {
    expect(isPersonsCopiedChange(creator, { ...creator, ...change })).toBe(false);
  });
});
