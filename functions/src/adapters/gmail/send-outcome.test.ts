import { describe, expect, it } from 'vitest';
import { sendOutcome } from './send-outcome.ts';

/** An error as nodemailer makes it from a reply of the server. */
const reply = (response: string, command: string) => ({
  responseCode: Number(response.slice(0, 3)),
  response,
  command,
});

describe('a failed submission', () => {
  it.each<[kind: string, code: string, replies: [command: string, response: string][]]>([
    [
      'permanent',
      'recipient_refused',
      [
        ['RCPT TO', '550 5.1.1 The email account that you tried to reach does not exist.'],
        ['RCPT TO', '550-5.1.1 The email account does not exist.\n550 5.1.1 - gsmtp'],
        ['RCPT TO', '550 5.2.1 The email account that you tried to reach is disabled.'],
        ['RCPT TO', '550 No such user'],
        ['RCPT TO', '551 User not local'],
        ['RCPT TO', '553 5.1.2 We weren’t able to find the recipient domain.'],
        ['RCPT TO', '553 5.1.3 The recipient address is not a valid RFC 5321 address.'],
        ['RCPT TO', '501 Bad recipient address syntax'],
        ['DATA', '550 5.1.1 The email account that you tried to reach does not exist.'],
      ],
    ],
    [
      'permanent',
      'recipient_policy',
      [
        ['RCPT TO', '550 5.7.1 Our system has detected that this message is likely unsolicited.'],
        ['RCPT TO', '550 5.7.26 This mail is unauthenticated.'],
        ['RCPT TO', '554 Access denied'],
      ],
    ],
    [
      'temporary',
      'mailbox_busy',
      [
        ['RCPT TO', '451 4.7.1 Greylisted, come back later'],
        ['RCPT TO', '450 4.2.0 Greylisted, please try again later'],
        ['RCPT TO', '450 4.2.1 The user you are trying to contact is receiving mail too quickly.'],
        ['RCPT TO', '450 4.2.1 Peak SMTP relay limit exceeded for customer.'],
        ['DATA', '451 4.3.0 Mail server temporarily rejected message.'],
        ['DATA', '421 4.4.5 Server busy, try again later.'],
      ],
    ],
    [
      'temporary',
      'recipient_mailbox_full',
      [
        ['RCPT TO', '552 Mailbox full'],
        ['DATA', '552 5.2.2 Mailbox over quota.'],
        ['DATA', '552 Mailbox is full'],
        ['RCPT TO', '552 5.2.2 The email account that you tried to reach is over quota.'],
        ['RCPT TO', '452 4.2.2 The email account that you tried to reach is over quota.'],
      ],
    ],
    [
      'permanent',
      'message_refused',
      [
        ['DATA', '552 Message size exceeds the limit'],
        ['RCPT TO', '552 5.3.4 Message size exceeds fixed limit'],
        ['RCPT TO', '503 5.5.1 MAIL first.'],
        ['MAIL FROM', '553 5.1.7 The sender address is not a valid RFC 5321 address.'],
        ['DATA', '550 5.7.1 This message violates example.com email policy.'],
        [
          'DATA',
          '552 5.7.0 This message was blocked because its content presents a security issue.',
        ],
        ['DATA', '552 5.3.4 Your message exceeded Google’s message size limits.'],
        ['DATA', '554 5.6.0 Mail message is malformed.'],
      ],
    ],
    ['permanent', 'mailbox_refused_sign_in', [['MAIL FROM', '530 5.7.0 Authentication Required.']]],
    [
      'temporary',
      'mailbox_limit',
      [
        ['DATA', '550 5.4.5 Daily user sending limit exceeded. For more information on Gmail'],
        ['MAIL FROM', '550-5.4.5 Daily user sending quota exceeded.\n550 5.4.5 - gsmtp'],
        ['MAIL FROM', '452 4.4.5 Daily user sending limit exceeded'],
        ['MAIL FROM', '550 5.7.1 Daily SMTP relay sending limit exceeded for this user.'],
      ],
    ],
  ])('is %s, %s, for what the server says', (kind, code, replies) => {
    for (const [command, response] of replies)
      expect(sendOutcome(reply(response, command), command === 'DATA'), response).toEqual({
        kind,
        code,
      });
  });

  it('without an answer is the network before the message left, and uncertain after', () => {
    expect(sendOutcome(new Error('closed'), false)).toEqual({
      kind: 'temporary',
      code: 'mailbox_unreachable',
    });
    expect(sendOutcome(new Error('closed'), true)).toEqual({ kind: 'unknown' });
    expect(sendOutcome({ code: 'ECONNECTION' }, true)).toEqual({ kind: 'unknown' });
  });

  it('that never left this machine is not tried again', () => {
    expect(sendOutcome({ code: 'EENVELOPE', command: 'API' }, false)).toEqual({
      kind: 'permanent',
      code: 'recipient_refused',
    });
    expect(sendOutcome({ code: 'EMESSAGE', command: 'MAIL FROM' }, false)).toEqual({
      kind: 'permanent',
      code: 'message_refused',
    });
  });
});
