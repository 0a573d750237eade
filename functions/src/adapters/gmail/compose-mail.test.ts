import { describe, expect, it } from 'vitest';
import { composeMail } from './hand-over.ts';
import { connectionOptions } from './open-connection.ts';

const account = {
  address: 'max@gmail.com',
  app_password: 'x',
  name: 'Max, "the" Marketer\r\nBcc: eve@evil.com',
};
const mail = {
  to: 'ann@studio.com',
  subject: 'Hi',
  text: 'Hi',
  html: '<p>Hi</p>',
  message_id: 'm1@app.test',
};

describe('a mail', () => {
  it.each([
    'ann@studio.com, eve@evil.com',
    'ann@studio.com\r\nRCPT TO:<eve@evil.com>',
    'a@x.com;b@y.com',
  ])('to %j never reaches two', (to) => {
    const recipients = composeMail(account, { ...mail, to }).getEnvelope().to;
    expect(recipients.length).toBeLessThanOrEqual(1);
    expect(recipients).not.toContain('eve@evil.com');
  });

  it('keeps a name or a subject from adding headers', async () => {
    const subject = 'Hi\r\nBcc: eve@evil.com';
    const message = composeMail(account, { ...mail, subject });
    const head = (await message.build()).toString('utf8').split('\r\n\r\n')[0] ?? '';
    expect(head).not.toMatch(/^bcc:/im);
    expect(message.getEnvelope().to).toEqual(['ann@studio.com']);
  });

  it('has the Message-ID of its delivery', async () => {
    expect((await composeMail(account, mail).build()).toString()).toContain(
      'Message-ID: <m1@app.test>',
    );
  });
});

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
