import { CHANNELS } from '@vibes/core/channel/channel';
import type { ChannelStatus } from '@vibes/core/channel/channel-status';
import { describe, expect, it } from 'vitest';
import { UNCHECKED } from '../../../test/user-data.ts';
import { badgeWords, noticeTitle } from './health-words.ts';
import { HEALTHS, healthOf, healthTime, type Health } from './health.ts';

const NOW = new Date(2026, 10, 20, 14, 5);
const before = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();
const after = (hours: number) => before(-hours);

/** Every health, what causes it, and the text of the badge. */
const TABLE: Record<Health, { status: Partial<ChannelStatus>; words: string }> = {
  not_connected: { status: {}, words: 'Not connected' },
  not_checked: { status: {}, words: 'Not checked' },
  working: {
    status: { verified_at: before(2) },
    words: 'Working (checked about 2 hours ago)',
  },
  failing: {
    status: { verified_at: before(30), failing_since: before(2) },
    words: 'Failing since 12:05 (about 2 hours ago)',
  },
  paused: {
    status: { failing_since: before(2), paused_until: after(3) },
    words: 'Paused until 17:05 (in about 3 hours)',
  },
  stopped: {
    status: { failing_since: before(150), paused_until: after(3), stopped_at: before(24) },
    words: 'Stopped 1 day ago',
  },
};

describe('the health of a channel', () => {
  it.each(HEALTHS)('%s is recognized and put into words', (health) => {
    const status = { ...UNCHECKED, ...TABLE[health].status };
    const isConnected = health !== 'not_connected';
    expect(healthOf({ status, isConnected, now: NOW })).toBe(health);
    expect(badgeWords(health, healthTime(health, status), NOW)).toBe(TABLE[health].words);
  });

  it('a check that found a fault is a failure without a beginning', () => {
    const last_error = { code: 'notion_columns', sentence: 'A column is missing.' };
    const status = { ...UNCHECKED, last_error };
    expect(healthOf({ status, isConnected: true, now: NOW })).toBe('failing');
    expect(badgeWords('failing', healthTime('failing', status), NOW)).toBe('Not ready');
    const checkedSince = { ...status, verified_at: before(1) };
    expect(healthOf({ status: checkedSince, isConnected: true, now: NOW })).toBe('working');
  });

  it('a pause that is over does not count', () => {
    const status = { ...UNCHECKED, verified_at: before(9), paused_until: NOW.toISOString() };
    expect(healthOf({ status, isConnected: true, now: NOW })).toBe('working');
  });

  it('a channel whose settings are gone is not connected, whatever it was before', () => {
    const status = { ...UNCHECKED, stopped_at: before(1) };
    expect(healthOf({ status, isConnected: false, now: NOW })).toBe('not_connected');
  });

  it('names the day of another day, and never says that a past check is still to come', () => {
    expect(badgeWords('failing', new Date(2026, 10, 18, 9, 30), NOW)).toBe(
      'Failing since November 18, 09:30 (2 days ago)',
    );
    expect(badgeWords('working', new Date(NOW.getTime() + 20_000), NOW)).toBe(
      'Working (checked less than a minute ago)',
    );
  });

  it('shows a notice when something keeps the channel from working, and only then', () => {
    for (const channel of CHANNELS)
      expect(HEALTHS.filter((health) => noticeTitle(channel, health))).toEqual([
        'not_connected',
        'failing',
        'paused',
        'stopped',
      ]);
    expect(noticeTitle('email_webhook', 'stopped')).toBe('Your email webhook was stopped');
  });
});
