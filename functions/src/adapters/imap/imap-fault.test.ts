import { describe, expect, it } from 'vitest';
import { imapFault } from './imap-fault.ts';

/** An error of imapflow after a sign-in that the server refused. */
const refused = (serverResponseCode: string, responseText: string) =>
  Object.assign(new Error('Command failed'), {
    authenticationFailed: true,
    serverResponseCode,
    responseText,
  });
const coded = (code: string) => Object.assign(new Error('Failed'), { code });

describe('imapFault', () => {
  it.each([
    ['AUTHENTICATIONFAILED', 'Invalid credentials (Failure)', 'refused_sign_in'],
    ['ALERT', 'Invalid credentials (Failure)', 'refused_sign_in'],
    [
      'ALERT',
      'Application-specific password required: https://support.google.com/accounts/answer/185833 (Failure)',
      'needs_app_password',
    ],
    [
      'ALERT',
      'Your account is not enabled for IMAP use. Please visit your Gmail settings page and enable your account for IMAP access. (Failure)',
      'imap_off',
    ],
    [
      'ALERT',
      'IMAP access is disabled for your domain. Please contact your domain administrator for questions about this feature. (Failure)',
      'imap_off',
    ],
    ['ALERT', 'Too many simultaneous connections. (Failure)', 'too_many_connections'],
    ['OVERQUOTA', 'Account exceeded command or bandwidth limits.', 'busy'],
    ['THROTTLED', '', 'busy'],
    ['UNAVAILABLE', 'Temporary System Error (Failure)', 'busy'],
    ['', 'Authentication failed', 'refused_sign_in'],
  ])('reads [%s] %s as %s', (code, text, expected) => {
    expect(imapFault(refused(code, text))).toBe(expected);
  });

  it.each([
    ['ECONNREFUSED', 'unreachable'],
    ['ENOTFOUND', 'unreachable'],
    ['CONNECT_TIMEOUT', 'unreachable'],
    ['GREETING_TIMEOUT', 'unreachable'],
    ['NoConnection', 'unreachable'],
    ['CERT_HAS_EXPIRED', 'not_trusted'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'not_trusted'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'not_trusted'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'not_trusted'],
  ])('reads %s as %s', (code, expected) => expect(imapFault(coded(code))).toBe(expected));

  it('reads anything else as unreachable', () => {
    expect(imapFault(new Error('what'))).toBe('unreachable');
    expect(imapFault(undefined)).toBe('unreachable');
  });
});
