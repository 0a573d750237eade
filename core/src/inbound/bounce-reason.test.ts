import { expect, it } from 'vitest';
import { BOUNCE_REASONS, bounceReason, isOfAddress } from './bounce-reason.ts';

it.each([
  ['5.1.1', 'The email account that you tried to reach does not exist', 'no_such_mailbox'],
  ['5.1.10', 'RecipientNotFound; Recipient not found by SMTP address lookup', 'no_such_mailbox'],
  ['5.1.10', 'Recipient address rejected: Domain does not accept mail (nullMX)', 'domain_unknown'],
  ['5.4.1', 'Recipient address rejected: Access denied', 'refused_policy'],
  ['5.2.1', 'The account is disabled', 'mailbox_disabled'],
  ['5.2.1', 'The email account that you tried to reach is over quota', 'mailbox_full'],
  ['5.3.4', 'Message size exceeds fixed maximum message size', 'too_large'],
  ['5.4.5', 'Daily user sending limit exceeded', 'sender_limit'],
  ['', 'Daily user sending quota exceeded', 'sender_limit'],
  ['5.1.90', 'Your message can’t be sent because you’ve reached your daily limit', 'sender_limit'],
  ['5.7.705', 'Access denied, tenant has exceeded threshold', 'sender_limit'],
  ['5.7.28', 'an unusual rate of unsolicited mail', 'sender_limit'],
  ['5.1.8', 'Access denied, bad outbound sender', 'sender_refused'],
  ['5.7.26', 'This mail has been blocked because the sender is unauthenticated', 'sender_refused'],
  ['', 'Sender address rejected: not owned by user', 'sender_refused'],
  ['5.7.1', 'Sender rejected', 'sender_refused'],
  ['5.7.1', 'Message blocked as spam', 'refused_policy'],
] as const)('%s %s: %s', (status, words, reason) =>
  expect(bounceReason(status, words).reason).toBe(reason),
);

it('what the sender or the message is at fault for says nothing of the address', () => {
  const reasons = Object.entries(BOUNCE_REASONS).filter(([, { fault }]) => !isOfAddress(fault));
  expect(reasons.map(([reason]) => reason)).toEqual([
    'too_large',
    'sender_limit',
    'sender_refused',
  ]);
});
