import { describe, expect, it } from 'vitest';
import {
  costWords,
  heldWords,
  leftWords,
  queuedWords,
  sendQuestion,
  timeWords,
} from './send-words.ts';

const mailbox = {
  sent: 0,
  daily_cap: 40,
  usual_daily_cap: 40,
  daily_cap_maximum: 500,
  opens_at: null,
  recent: { sent: 0, bounced: 0, verdict: 'fine' as const },
};
const gmail = { mailbox, emailSettings: { active_email_mode: 'gmail' as const }, waiting: 0 };

it.each([
  [0, 3, '3 emails queued'],
  [1, 3, '3 emails queued, 1 of them to an address we couldn’t check'],
  [2, 3, '3 emails queued, 2 of them to addresses we couldn’t check'],
  [1, 1, '1 email queued to an address we couldn’t check'],
])('says of %i of %i emails that their addresses were not checked', (unchecked, all, sentence) => {
  const queued = Array.from({ length: all }, (_, nth) => ({
    is_held: false,
    is_unchecked: nth < unchecked,
  }));
  expect(queuedWords(queued)).toBe(sentence);
});

it.each([
  [3, 3, '3 emails wait for your review'],
  [1, 1, '1 email waits for your review'],
  [1, 3, '2 emails queued, 1 waits for your review'],
])('says of %i of %i emails that they wait for review', (held, all, sentence) => {
  const queued = Array.from({ length: all }, (_, nth) => ({
    is_held: nth < held,
    is_unchecked: false,
  }));
  expect(queuedWords(queued)).toBe(sentence);
});

describe('the question before many emails are sent', () => {
  it('says how many days they take at the mailbox’s cap', () => {
    expect(timeWords(12, gmail)).toBe(
      'Your mailbox sends at most 40 emails a day, so all go out within a day.',
    );
    expect(timeWords(500, gmail)).toBe(
      'Your mailbox sends at most 40 emails a day, so this takes about 13 days.',
    );
  });

  it('says what goes out before them', () => {
    expect(timeWords(40, { ...gmail, waiting: 120 })).toBe(
      'Your mailbox sends at most 40 emails a day, so this takes about 4 days. 120 emails already wait and go first.',
    );
    expect(timeWords(40, { ...gmail, waiting: 1 })).toMatch(/1 email already waits and goes first/);
  });

  it('names no days where a webhook sends', () => {
    const webhook = { ...gmail, emailSettings: { active_email_mode: 'webhook' as const } };
    expect(timeWords(500, webhook)).toBe('They go to your webhook one after the other.');
  });

  it.each([
    [0, 10, 'This costs no credits.'],
    [1, 10, 'This costs 1 credit: one for each creator whose profile we couldn’t read.'],
    [12, null, 'This costs 12 credits: one for each creator whose profile we couldn’t read.'],
    [
      12,
      5,
      'This costs 12 credits: one for each creator whose profile we couldn’t read. You have 5, so 7 emails won’t be sent.',
    ],
  ])('says what %i credits of %s mean', (credits, balance, sentence) => {
    expect(costWords(credits, balance)).toBe(sentence);
  });

  it.each([
    [2, 0, 'Send 2 emails?', 'Send 2 emails', null],
    [
      2,
      2,
      'Prepare 2 emails for review?',
      'Prepare 2 emails',
      'They wait for your review, as set in Email Settings. Nothing goes out before you send it.',
    ],
    [
      2,
      1,
      'Send 2 emails?',
      'Send 2 emails',
      '1 of them waits for your review, as set in Email Settings. Nothing goes out before you send it.',
    ],
  ])('of %i emails of which %i are held says so', (count, held, title, act, words) => {
    expect(sendQuestion(count, held)).toEqual({ title, act });
    expect(heldWords(count, held)).toBe(words);
  });

  it('says who has no room', () => {
    expect(leftWords(0, 120)).toBeNull();
    expect(leftWords(220, 120)).toBe(
      'At most 500 emails can wait, and 120 wait now. 220 creators more can have one once some were sent.',
    );
    expect(leftWords(1, 0)).toBe(
      'At most 500 emails can wait. 1 creator more can have one once some were sent.',
    );
  });
});
