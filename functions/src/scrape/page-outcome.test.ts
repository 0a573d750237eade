import type { BlockReason } from '@vibes/core/creator/block-reason';
import { describe, expect, it } from 'vitest';
import { pageOutcome } from './page-outcome.ts';

const TIKTOK = 'https://www.tiktok.com/@ilsa';
const blocked = (reason: BlockReason) => ({ kind: 'blocked' as const, reason });

describe('a page of a known service is', () => {
  it.each([
    ['read', TIKTOK, { kind: 'profile' }, { reader: 'tiktok', outcome: 'expected' }],
    [
      'read by its fallback',
      'https://linktr.ee/ilsa',
      { kind: 'page', read_by: 'fallback' },
      { reader: 'linktr.ee', outcome: 'fallback' },
    ],
    [
      'read by its data',
      'https://beacons.ai/ilsa',
      { kind: 'page', read_by: 'expected' },
      { reader: 'beacons.ai', outcome: 'expected' },
    ],
    [
      'read below its host',
      'https://ilsa.carrd.co',
      { kind: 'page' },
      { reader: 'carrd.co', outcome: 'expected' },
    ],
    ['missed as a shell', TIKTOK, blocked('shell'), { reader: 'tiktok', outcome: 'blind' }],
    [
      'missed while it waits for its script',
      'https://komi.io/ilsa',
      blocked('needs_api'),
      { reader: 'komi.io', outcome: 'blind' },
    ],
  ] as const)('%s', (_, url, read, outcome) => {
    expect(pageOutcome({ url, status: 200, read })).toEqual(outcome);
  });
});

describe('no reader is at fault for', () => {
  it.each([
    ['a page of nobody known', 'https://ilsa-torvane.com/', 200, blocked('shell')],
    ['a profile that is gone', TIKTOK, 200, { kind: 'not_found' }],
    ['a bot check', TIKTOK, 200, blocked('captcha')],
    ['a login', 'https://www.instagram.com/ilsa/', 200, blocked('login_wall')],
    ['an error page', TIKTOK, 502, blocked('shell')],
    ['a page cut off', TIKTOK, 200, blocked('too_large')],
    ['a page whose data is asked for', 'https://taplink.cc/ilsa', 200, blocked('needs_api')],
  ] as const)('%s', (_, url, status, read) => {
    expect(pageOutcome({ url, status, read })).toBeNull();
  });
});

it('data asked for in place of a page counts for the page’s service', () => {
  const page = {
    url: 'https://api.stanwith.me/api/v1/stores?username=ilsa',
    shown_at: 'https://stan.store/ilsa',
    status: 200,
  };
  const reader = 'stan.store';
  expect(pageOutcome({ ...page, read: { kind: 'page' } })).toEqual({ reader, outcome: 'expected' });
  expect(pageOutcome({ ...page, read: blocked('error') })).toEqual({ reader, outcome: 'blind' });
  expect(pageOutcome({ ...page, status: 500, read: blocked('error') })).toBeNull();
});
