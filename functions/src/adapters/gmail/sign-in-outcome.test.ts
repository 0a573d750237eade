import { describe, expect, it } from 'vitest';
import { signInOutcome } from './sign-in-outcome.ts';

/** An error as nodemailer makes it from a reply of the server. */
const reply = (response: string, fields: { code?: string } = {}) => ({
  responseCode: Number(response.slice(0, 3)),
  response,
  ...fields,
});

describe('a failed sign-in', () => {
  it.each([
    [
      '535 5.7.8 Username and Password not accepted. For more information, go to',
      'permanent',
      'mailbox_refused_sign_in',
    ],
    [
      '535-5.7.8 Username and Password not accepted.\n535 5.7.8 - gsmtp',
      'permanent',
      'mailbox_refused_sign_in',
    ],
    [
      '534 5.7.9 Application-specific password required. Learn more at',
      'permanent',
      'mailbox_needs_app_password',
    ],
    [
      '534-5.7.9 Application-specific password required.\n534 5.7.9 - gsmtp',
      'permanent',
      'mailbox_needs_app_password',
    ],
    [
      '534-5.7.9 Please log in with your web browser and then try again.',
      'permanent',
      'mailbox_refused_sign_in',
    ],
    [
      '534-5.7.14 <https://accounts.google.com/ContinueSignIn?sarp=1> Please log in via your web browser',
      'permanent',
      'mailbox_refused_sign_in',
    ],
    [
      '535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Tenant.',
      'permanent',
      'mailbox_disabled',
    ],
    [
      '534 5.7.0 This sign-in method is not allowed by your administrator.',
      'permanent',
      'mailbox_disabled',
    ],
    [
      '535 5.7.0 App passwords were disabled by your administrator.',
      'permanent',
      'mailbox_disabled',
    ],
    ['530 5.5.1 Authentication Required. Learn more at', 'permanent', 'mailbox_refused_sign_in'],
    [
      '454 4.7.0 Too many login attempts, please try again later.',
      'temporary',
      'mailbox_too_many_sign_ins',
    ],
    [
      '454 4.7.0 Cannot authenticate due to a temporary system problem.',
      'temporary',
      'mailbox_too_many_sign_ins',
    ],
    ['535 5.7.0 (#AUTH005) Too many bad auth attempts.', 'temporary', 'mailbox_too_many_sign_ins'],
    ['421 4.7.0 Try again later, closing connection.', 'temporary', 'mailbox_busy'],
    ['421 4.3.0 Temporary System Problem. Try again later.', 'temporary', 'mailbox_busy'],
    ['554 5.7.1 No service here', 'temporary', 'mailbox_busy'],
  ])('with "%s" is %s: %s', (response, kind, code) => {
    expect(signInOutcome(reply(response))).toEqual({ kind, code });
  });

  it('at the password by any other word of the server is a refused one', () => {
    const error = reply('504 5.7.4 Unrecognized authentication type', { code: 'EAUTH' });
    expect(signInOutcome(error)).toEqual({ kind: 'permanent', code: 'mailbox_refused_sign_in' });
  });

  it.each([
    new Error('getaddrinfo ENOTFOUND'),
    { code: 'ETIMEDOUT' },
    { code: 'ETLS' },
    'a text',
    null,
  ])('without an answer is the network: %s', (error) => {
    expect(signInOutcome(error)).toEqual({ kind: 'temporary', code: 'mailbox_unreachable' });
  });
});
