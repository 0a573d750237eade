import { describe, expect, it } from 'vitest';
import { signInOutcome } from './sign-in-outcome.ts';

/** An error as nodemailer makes it from a reply of the server. */
const reply = (response: string, fields: { code?: string } = {}) => ({
  responseCode: Number(response.slice(0, 3)),
  response,
  ...fields,
});

describe('a failed sign-in', () => {
  it.each<[kind: string, code: string, responses: string[]]>([
    [
      'permanent',
      'mailbox_refused_sign_in',
      [
        '535 5.7.8 Username and Password not accepted. For more information, go to',
        '535-5.7.8 Username and Password not accepted.\n535 5.7.8 - gsmtp',
        '534-5.7.9 Please log in with your web browser and then try again.',
        '534-5.7.14 <https://accounts.google.com/ContinueSignIn?sarp=1> Please log in via your web browser',
        '530 5.5.1 Authentication Required. Learn more at',
      ],
    ],
    [
      'permanent',
      'mailbox_needs_app_password',
      [
        '534 5.7.9 Application-specific password required. Learn more at',
        '534-5.7.9 Application-specific password required.\n534 5.7.9 - gsmtp',
      ],
    ],
    [
      'permanent',
      'mailbox_disabled',
      [
        '535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Tenant.',
        '534 5.7.0 This sign-in method is not allowed by your administrator.',
        '535 5.7.0 App passwords were disabled by your administrator.',
      ],
    ],
    [
      'temporary',
      'mailbox_too_many_sign_ins',
      [
        '454 4.7.0 Too many login attempts, please try again later.',
        '454 4.7.0 Cannot authenticate due to a temporary system problem.',
        '535 5.7.0 (#AUTH005) Too many bad auth attempts.',
      ],
    ],
    [
      'temporary',
      'mailbox_busy',
      [
        '421 4.7.0 Try again later, closing connection.',
        '421 4.3.0 Temporary System Problem. Try again later.',
        '554 5.7.1 No service here',
      ],
    ],
  ])('is %s, %s, for what the server says', (kind, code, responses) => {
    for (const response of responses)
      expect(signInOutcome(reply(response)), response).toEqual({ kind, code });
  });

  it.each([
    ['ESOCKET', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'mail_server_not_trusted'],
    ['ESOCKET', 'CERT_HAS_EXPIRED', 'mail_server_not_trusted'],
    ['ESOCKET', 'ERR_TLS_CERT_ALTNAME_INVALID', 'mail_server_not_trusted'],
    ['ESOCKET', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'mail_server_not_trusted'],
    ['ESOCKET', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'mail_server_not_trusted'],
    ['ESOCKET', 'ERR_SSL_WRONG_VERSION_NUMBER', 'mail_server_not_encrypted'],
    ['ESOCKET', 'ERR_SSL_UNSUPPORTED_PROTOCOL', 'mail_server_not_encrypted'],
    ['ESOCKET', 'ECONNREFUSED', 'mailbox_unreachable'],
    ['ESOCKET', 'ECONNRESET', 'mailbox_unreachable'],
  ])('before the password, by %s of %s, is temporary: %s', (code, originalCode, expected) => {
    expect(signInOutcome({ code, originalCode, command: 'CONN' })).toEqual({
      kind: 'temporary',
      code: expected,
    });
  });

  it.each([
    ['STARTTLS', '502 5.5.1 Command not implemented', 'mail_server_not_encrypted'],
    ['STARTTLS', '500 5.5.1 Unrecognized command', 'mail_server_not_encrypted'],
    ['STARTTLS', '454 4.7.0 TLS not available due to temporary reason', 'mailbox_busy'],
    ['EHLO', '502 5.5.1 EHLO not implemented', 'mail_server_not_encrypted'],
    ['EHLO', '421 4.7.0 Try again later, closing connection.', 'mailbox_busy'],
  ])('at %s with "%s" is temporary: %s', (command, response, code) => {
    expect(signInOutcome({ ...reply(response), command })).toEqual({ kind: 'temporary', code });
  });

  it('at the password with any other reply of the server is a refused password', () => {
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
