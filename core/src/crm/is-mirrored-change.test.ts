import { describe, expect, it } from 'vitest';
import { describeCreator } from '../capture/describe-creator.ts';
import type { Creator } from '../creator/creator.ts';
import { isMirroredChange } from './is-mirrored-change.ts';

const now = new Date('2026-05-01T12:00:00Z');
const target = { platform: 'tiktok', handle: 'ann' } as const;
const reading = {
  kind: 'blocked',
  reason: 'waf',
  contact: { contact: null, others: [] },
} as const;
const blocked = { ...reading, contact: { contact: null, others: [] } };
const creator: Creator = describeCreator({
  ...{ known: null, id: 'ann', target, note: '', now },
  reading: blocked,
});

describe('a change that a mirror shows', () => {
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
    expect(isMirroredChange(creator, { ...creator, ...change })).toBe(true);
    expect(isMirroredChange(null, creator)).toBe(true);
  });

  it('is none of a field that the user’s own CRM does not show', () => {
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
      writer: { by: 'person', at: later },
    };
    expect(isMirroredChange(creator, after)).toBe(false);
  });
});
