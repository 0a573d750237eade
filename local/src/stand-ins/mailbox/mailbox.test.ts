import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FaultMode } from './fault.ts';
import type { ReceivedMail } from './received-mail.ts';
import { startMailbox, type Mailbox } from './start-mailbox.ts';

let mailbox: Mailbox;
beforeEach(async () => {
  mailbox = await startMailbox({ port: 0, smtp_port: 0, imap_port: 0 });
});
afterEach(() => mailbox.stop());

/** Milliseconds, with a server that does not answer. One that does may take its time on a busy machine. */
const LITTLE_PATIENCE = 400;

const send = (input: { password?: string; subject?: string; patience?: number } = {}) =>
  createTransport({
    url: mailbox.smtp_url,
    auth: { user: 'ann@brand.test', pass: input.password ?? 'app-password' },
    socketTimeout: input.patience ?? 10_000,
    connectionTimeout: input.patience ?? 10_000,
  }).sendMail({
    from: { name: 'Ann', address: 'ann@brand.test' },
    to: { name: 'Ben', address: 'ben@creator.test' },
    subject: input.subject ?? 'Grüße an Ben',
    text: 'Hello Ben',
    html: '<p>Hello Ben</p>',
    headers: { 'List-Unsubscribe': '<https://app.test/u>', 'X-Twice': ['one', 'two'] },
  });
const mails = async () => (await (await fetch(mailbox.origin)).json()) as ReceivedMail[];
const setFault = (mode: FaultMode, times?: number) =>
  fetch(`${mailbox.origin}/faults`, { method: 'POST', body: JSON.stringify({ mode, times }) });

describe('mailbox', () => {
  it('shows what it was sent, oldest first', async () => {
    await send();
    await send({ subject: 'Second' });
    const [first, second] = await mails();
    expect(first).toMatchObject({
      from: 'ann@brand.test',
      to: ['ben@creator.test'],
      subject: 'Grüße an Ben',
      text: 'Hello Ben\n',
      html: '<p>Hello Ben</p>\n',
    });
    expect(first?.headers['list-unsubscribe']).toEqual(['<https://app.test/u>']);
    expect(first?.headers['x-twice']).toEqual(['one', 'two']);
    expect(Date.parse(first?.date ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(second?.subject).toBe('Second');
  });

  it('empties on request', async () => {
    await send();
    await fetch(mailbox.origin, { method: 'DELETE' });
    expect(await mails()).toEqual([]);
  });

  it('refuses a wrong password as Gmail does', async () => {
    await expect(send({ password: 'wrong-one' })).rejects.toMatchObject({
      code: 'EAUTH',
      responseCode: 535,
      response: expect.stringContaining('5.7.8') as string,
    });
  });

  it('lets nobody send who has not signed in', async () => {
    const stranger = createTransport({ url: mailbox.smtp_url });
    const attempt = stranger.sendMail({ from: 'a@brand.test', to: 'b@creator.test', text: 'x' });
    await expect(attempt).rejects.toMatchObject({ responseCode: 530 });
    expect(await mails()).toEqual([]);
  });

  it.each([
    ['refuse_login', 535, '5.7.8'],
    ['needs_app_password', 534, '5.7.9'],
    ['too_many_sign_ins', 454, '4.7.0'],
    ['temporary', 451, '4.3.0'],
    ['refuse_recipient', 550, '5.1.1'],
    ['refuse_policy', 550, '5.7.1'],
    ['mailbox_full', 552, '5.2.2'],
    ['limit_reached', 550, '5.4.5'],
  ] as const)('answers %s with %i %s and keeps nothing', async (mode, responseCode, enhanced) => {
    await setFault(mode);
    await expect(send()).rejects.toMatchObject({
      responseCode,
      response: expect.stringContaining(enhanced) as string,
    });
    expect(await mails()).toEqual([]);
  });

  it('keeps nothing when it drops the connection before the message', async () => {
    await setFault('drop_before_data', 1);
    await expect(send()).rejects.toThrow();
    expect(await mails()).toEqual([]);
    await send();
    expect(await mails()).toHaveLength(1);
  });

  it('refuses each recipient once while it greylists', async () => {
    await setFault('greylist');
    await expect(send()).rejects.toMatchObject({ responseCode: 450 });
    await send();
    await send();
    expect(await mails()).toHaveLength(2);
    await setFault('greylist');
    await expect(send()).rejects.toMatchObject({ responseCode: 450 });
  });

  it('keeps a sender waiting when it is slow', async () => {
    await setFault('slow');
    await expect(send({ patience: LITTLE_PATIENCE })).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it.each(['drop_after_data', 'hang_at_data'] as const)(
    'keeps the message and never confirms it under %s',
    async (mode) => {
      await setFault(mode);
      await expect(send({ patience: LITTLE_PATIENCE })).rejects.toThrow();
      expect(await mails()).toHaveLength(1);
    },
  );

  it('works again after the given number of faults', async () => {
    await setFault('temporary', 2);
    await expect(send()).rejects.toMatchObject({ responseCode: 451 });
    await expect(send()).rejects.toMatchObject({ responseCode: 451 });
    await send();
    expect(await mails()).toHaveLength(1);
  });

  it('goes down and comes back on the same port', async () => {
    await setFault('down');
    await expect(send()).rejects.toMatchObject({ code: 'ESOCKET' });
    await setFault('none');
    await send();
    expect(await mails()).toHaveLength(1);
  });

  it('leaves its ports free once stopped, and can be started there again', async () => {
    const ports = {
      port: Number(new URL(mailbox.origin).port),
      smtp_port: Number(new URL(mailbox.smtp_url).port),
      imap_port: Number(new URL(mailbox.imap_url).port),
    };
    await setFault('hang_at_data');
    await expect(send({ patience: LITTLE_PATIENCE })).rejects.toThrow();
    await mailbox.stop();
    await expect(send()).rejects.toMatchObject({ code: 'ESOCKET' });
    mailbox = await startMailbox(ports);
    await send();
    expect(await mails()).toHaveLength(1);
  });

  it('says what is wrong with a fault it does not know', async () => {
    const answer = await fetch(`${mailbox.origin}/faults`, {
      method: 'POST',
      body: '{"mode":"explode"}',
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('mode');
  });
});
