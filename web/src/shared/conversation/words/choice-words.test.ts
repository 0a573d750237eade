import type { OtherEmail } from '@vibes/core/contact/contact-candidate';
import { describe, expect, it } from 'vitest';
import { BOUNCE } from '../../../../test/deliveries.ts';
import {
  choiceQuestion,
  choiceSentence,
  otherRecipient,
  typingCost,
} from './conversation-words.ts';

const to = 'old@ilsa-films.com';

describe('what choosing another address means for the email', () => {
  it.each([
    ['held', 'The waiting email will be sent there.'],
    ['queued', 'The waiting email will be sent there.'],
    ['sending', 'Your email already went to old@ilsa-films.com. We won’t send another one.'],
    ['sent', 'Your email already went to old@ilsa-films.com. We won’t send another one.'],
    ['uncertain', 'Your email already went to old@ilsa-films.com. We won’t send another one.'],
    ['failed', 'Press “Retry” to send the email there.'],
    ['cancelled', 'Press “Send after all” to send the email there.'],
  ] as const)('%s', (state, sentence) => {
    expect(choiceSentence({ state, to, channel: null })).toBe(sentence);
  });

  it('sends it there once it bounced', () => {
    const sentence = choiceSentence({ state: 'sent', to, channel: null, bounce: BOUNCE });
    expect(sentence).toBe('Press “Send email” to send one there.');
  });

  it('is empty before the delivery is known', () => {
    expect(choiceSentence(undefined)).toBeUndefined();
  });

  it('sends the first email where there is none', () => {
    expect(choiceSentence(null)).toBe('Press “Send email” to send one there.');
  });
});

it('leaves an email that a webhook may have at its address', () => {
  const pinned = { state: 'queued', to, channel: 'email_webhook' } as const;
  expect(choiceSentence(pinned)).toMatch(/still goes to old@ilsa-films.com/);
  expect(otherRecipient('new@ilsa-films.com', pinned)).toEqual({ to, isWaiting: false });
});

describe('what a typed address costs', () => {
  const unpaid = { read_state: 'blocked', charged_at: null } as const;
  const waits = { state: 'held', to, channel: null } as const;

  it('is said while an email waits for a creator whose credit is not spent', () => {
    expect(typingCost(unpaid, waits)).toBe('Sending to this address uses 1 credit.');
  });

  it.each([
    ['the profile was read', { ...unpaid, read_state: 'read' }, waits],
    ['the credit is spent', { ...unpaid, charged_at: new Date() }, waits],
    ['the email has gone', unpaid, { ...waits, state: 'sent' }],
    ['a webhook may have the email', unpaid, { ...waits, channel: 'email_webhook' }],
    ['there is no email', unpaid, null],
    ['the email is not known yet', unpaid, undefined],
  ] as const)('is not said when %s', (_, creator, delivery) => {
    expect(typingCost(creator, delivery)).toBeUndefined();
  });
});

describe('an email to another address', () => {
  it.each([
    ['queued', true],
    ['sent', false],
    ['uncertain', false],
  ] as const)('is shown while it is %s', (state, isWaiting) => {
    expect(otherRecipient('new@ilsa-films.com', { state, to, channel: null })).toEqual({
      to,
      isWaiting,
    });
  });

  it('is null when it goes to the creator’s address, failed, or never existed', () => {
    expect(otherRecipient(to, { state: 'sent', to, channel: null })).toBeNull();
    expect(otherRecipient('new@ilsa-films.com', { state: 'failed', to, channel: null })).toBeNull();
    expect(otherRecipient('new@ilsa-films.com', null)).toBeNull();
    expect(otherRecipient('new@ilsa-films.com', undefined)).toBeNull();
  });
});

const found = (name: string, rival: string | null): OtherEmail => ({
  email: `${name}@torvane.com`,
  source: 'linktree',
  found_at: null,
  evidence: null,
  repaired: false,
  rival,
  choice_reason: null,
});
const onAnotherSite = (name: string): OtherEmail => ({
  ...found(name, null),
  choice_reason: 'other_site',
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
    'a creator who unsubscribed',
    { email: null, other_emails: rivals('lee', 'annlee'), ...waits, opted_out_at: at },
    'We found two possible addresses.',
  ],
  [
    'a creator who is read again',
    { email: null, other_emails: rivals('lee', 'annlee'), ...waits, next_read_at: at },
    'We found two possible addresses. Pick the right one.',
  ],
  [
    'one that is on another site',
    { email: null, other_emails: [onAnotherSite('hello')], ...waits },
    'We found an address that may not be theirs. Use it if it’s right. We won’t send anything until you do.',
  ],
  [
    'two that are',
    { email: null, other_emails: ['hello', 'press'].map(onAnotherSite), ...waits },
    'We found addresses that may not be theirs. Pick the right one. We won’t send anything until you do.',
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
