import { expect, it } from 'vitest';
import { dailyCapHint, mailboxWords } from '../../shared/replies/replies-words.ts';

const NOW = new Date(2026, 10, 20, 14, 5);
const mailbox = {
  sent: 17,
  daily_cap: 40,
  usual_daily_cap: 40,
  daily_cap_maximum: 500,
  opens_at: null,
  recent: { sent: 17, bounced: 0, verdict: 'fine' as const },
};

it('shows how many were sent and how many may be', () => {
  expect(mailboxWords(mailbox, NOW)).toBe('17 of 40 sent in the last 24 hours.');
  expect(mailboxWords({ ...mailbox, sent: 1017, daily_cap: 2000 }, NOW)).toBe(
    '1,017 of 2,000 sent in the last 24 hours.',
  );
});

it('shows the next send time until then, and not after', () => {
  const closed = { ...mailbox, sent: 40, opens_at: new Date(2026, 10, 20, 17, 5).toISOString() };
  expect(mailboxWords(closed, NOW)).toBe(
    '40 of 40 sent in the last 24 hours, next at 17:05 (in about 3 hours).',
  );
  expect(mailboxWords({ ...closed, opens_at: NOW.toISOString() }, NOW)).toBe(
    '40 of 40 sent in the last 24 hours.',
  );
});

it('explains what may be typed as the limit, and what no limit means', () => {
  expect(dailyCapHint(mailbox)).toBe(
    'Up to 500 emails in 24 hours, the most Gmail takes from this address. Leave it empty for our usual 40.',
  );
  expect(dailyCapHint({ ...mailbox, usual_daily_cap: 500 })).toContain('to allow that many.');
});
