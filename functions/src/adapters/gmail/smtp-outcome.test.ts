import { describe, expect, it } from 'vitest';
import { sendOutcome, signInOutcome } from './smtp-outcome.ts';

describe('a failed sign-in', () => {
  it.each([
    [535, 'permanent', 'mailbox_refused_sign_in'],
    [534, 'permanent', 'mailbox_refused_sign_in'],
    [454, 'temporary', 'mailbox_busy'],
    [421, 'temporary', 'mailbox_busy'],
    [undefined, 'temporary', 'mailbox_unreachable'],
  ])('with %s is %s: %s', (responseCode, kind, code) => {
    expect(signInOutcome({ responseCode })).toEqual({ kind, code });
  });
});

describe('a failed hand-over', () => {
  it.each([
    [{ responseCode: 550, command: 'RCPT TO' }, 'permanent', 'recipient_refused'],
    [{ responseCode: 552, command: 'DATA' }, 'permanent', 'message_refused'],
    [{ responseCode: 451, command: 'DATA' }, 'temporary', 'mailbox_busy'],
    [{ responseCode: 550, response: '550 5.4.5 Daily limit' }, 'temporary', 'mailbox_limit'],
  ])('%j is %s: %s', (error, kind, code) => {
    expect(sendOutcome(error, true)).toEqual({ kind, code });
  });

  it('without an answer is the network before the message left, and a riddle after', () => {
    expect(sendOutcome(new Error('closed'), false)).toEqual({
      kind: 'temporary',
      code: 'mailbox_unreachable',
    });
    expect(sendOutcome(new Error('closed'), true)).toEqual({ kind: 'unknown' });
  });
});
