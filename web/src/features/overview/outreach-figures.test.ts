import { describe, expect, it } from 'vitest';
import { fillDays, percent, replyRate, shareOf, totalsOf } from './outreach-figures.ts';

const days = fillDays(
  ['2026-03-01', '2026-03-02', '2026-03-03'],
  [
    { id: '2026-02-01', captured: 99 },
    { id: '2026-03-01', captured: 4, emails_sent: 3, replies: 1, interested: 1 },
    { id: '2026-03-03', captured: 1, dms_sent: 1, emails_failed: 2 },
  ],
);

describe('fillDays', () => {
  it('gives each day its figures and a day without a document zeros', () => {
    expect(days).toEqual([
      { day: '2026-03-01', captures: 4, emails: 3, dms: 0, replies: 1, interested: 1 },
      { day: '2026-03-02', captures: 0, emails: 0, dms: 0, replies: 0, interested: 0 },
      { day: '2026-03-03', captures: 1, emails: 0, dms: 1, replies: 0, interested: 0 },
    ]);
  });
});

describe('totalsOf', () => {
  it('adds up the days shown and no other', () => {
    expect(totalsOf(days)).toEqual({ captures: 5, emails: 3, dms: 1, replies: 1, interested: 1 });
    expect(totalsOf([])).toEqual({ captures: 0, emails: 0, dms: 0, replies: 0, interested: 0 });
  });
});

describe('replyRate', () => {
  it('counts replies on emails and DMs together', () => {
    expect(replyRate(totalsOf(days))).toBe(0.25);
  });

  it('is unknown while nothing was sent, also when an older message is answered', () => {
    expect(replyRate({ emails: 0, dms: 0, replies: 2 })).toBeNull();
  });
});

describe('shares', () => {
  it('are never NaN', () => {
    expect(shareOf(0, 0)).toBe(0);
    expect(shareOf(1, 4)).toBe(0.25);
  });

  it.each([
    [0, '0%'],
    [0.004, '0.4%'],
    [0.095, '9.5%'],
    [0.25, '25%'],
    [1, '100%'],
    [1.5, '150%'],
  ])('%s reads as %s', (share, text) => {
    expect(percent(share)).toBe(text);
  });
});
