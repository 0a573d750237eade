import type { OtherEmail } from '@vibes/core/contact/contact-candidate';
import { expect, it } from 'vitest';
import { choiceQuestion } from './choice-question.ts';

const found = (name: string, rival: string | null): OtherEmail => ({
  email: `${name}@torvane.com`,
  source: 'linktree',
  found_at: null,
  evidence: null,
  repaired: false,
  rival,
});
const rivals = (...names: string[]) => names.map((name) => found(name, 'lee@torvane.com'));
const waits = { opted_out_at: null, next_read_at: null };
const at = new Date('2026-05-01T12:00:00Z');

it.each([
  [
    'two readings',
    { email: null, other_emails: rivals('lee', 'annlee'), ...waits },
    'We found two possible addresses. Pick the right one. We won’t send anything until you do.',
  ],
  [
    'more than two',
    { email: null, other_emails: rivals('lee', 'annlee', 'jo', 'maryjo'), ...waits },
    'We’re not sure which address is right. Pick the right one. We won’t send anything until you do.',
  ],
  [
    'a creator who asked for no more messages',
    { email: null, other_emails: rivals('lee', 'annlee'), ...waits, opted_out_at: at },
    'We found two possible addresses.',
  ],
  [
    'a creator who is read again',
    { email: null, other_emails: rivals('lee', 'annlee'), ...waits, next_read_at: at },
    'We found two possible addresses. Pick the right one.',
  ],
  [
    'a creator with an address',
    { email: 'me@torvane.com', other_emails: rivals('lee', 'annlee'), ...waits },
    null,
  ],
  [
    'addresses that are certain',
    { email: null, other_emails: [found('lee', null)], ...waits },
    null,
  ],
])('asks of %s', (_, creator, question) => {
  expect(choiceQuestion(creator)).toBe(question);
});
