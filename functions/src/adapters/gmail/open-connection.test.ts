import { describe, expect, it } from 'vitest';
import { connectionOptions } from './open-connection.ts';

describe('the way to the mail server', () => {
  it('is encrypted from the start at Gmail', () => {
    expect(connectionOptions(new URL('smtps://smtp.gmail.com:465'))).toMatchObject({
      secure: true,
      ignoreTLS: false,
    });
  });

  it('is encrypted, or not taken, at any other server', () => {
    expect(connectionOptions(new URL('smtp://mail.brand.com'))).toMatchObject({
      port: 587,
      requireTLS: true,
      ignoreTLS: false,
    });
  });

  it('is open only on this machine', () => {
    expect(connectionOptions(new URL('smtp://127.0.0.1:1025'))).toMatchObject({
      port: 1025,
      requireTLS: false,
      ignoreTLS: true,
    });
  });
});
