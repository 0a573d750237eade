import type { Backfill } from '@vibes/core/crm/backfill';
import { describe, expect, it } from 'vitest';
import { backfillWords, failedWords, isWorthTelling } from './notion-words.ts';

const running: Backfill = {
  state: 'running',
  total: 500,
  queued: 200,
  copied: 120,
  failed: 0,
  cursor: 'c200',
  started_at: new Date(2026, 10, 20, 14, 5),
  database_id: 'db',
  data_source_id: null,
  is_elsewhere: false,
};
const done: Backfill = { ...running, state: 'done', queued: 500, copied: 500 };

describe('the back-fill', () => {
  it.each<[Backfill, string]>([
    [running, 'Copying your creators to Notion: 120 of 500'],
    [{ ...running, state: 'stopped' }, 'Copying your creators to Notion stopped at 120 of 500'],
    // Every creator is queued; the last mirrors are still being sent.
    [{ ...done, copied: 480, failed: 3 }, 'Copying your creators to Notion: 480 of 500'],
    [done, 'All 500 creators are in Notion'],
    [{ ...done, total: 1, copied: 1 }, 'Your creator is in Notion'],
    [{ ...done, copied: 497, failed: 3 }, '497 of 500 creators are in Notion'],
  ])('%# is put into words', (backfill, words) => {
    expect(backfillWords(backfill)).toBe(words);
  });

  it('counts what failed', () => {
    expect(failedWords(0)).toBeNull();
    expect(failedWords(1)).toBe('We couldn’t copy 1 creator.');
    expect(failedWords(3)).toBe('We couldn’t copy 3 creators.');
  });

  it('is shown while it runs, and when done until the next visit', () => {
    expect(isWorthTelling(null, null)).toBe(false);
    expect(isWorthTelling(running, running)).toBe(true);
    expect(isWorthTelling(done, running)).toBe(true);
    expect(isWorthTelling(done, null)).toBe(true);
    expect(isWorthTelling(done, done)).toBe(false);
    expect(isWorthTelling(done, { ...done, copied: 480 })).toBe(true);
    expect(isWorthTelling({ ...done, copied: 480 }, { ...done, copied: 480 })).toBe(true);
    expect(isWorthTelling({ ...done, started_at: new Date() }, done)).toBe(true);
    expect(isWorthTelling({ ...running, state: 'stopped' }, done)).toBe(true);
  });

  it('of no creators is not shown', () => {
    expect(isWorthTelling({ ...done, total: 0 }, null)).toBe(false);
  });
});
