import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gmailSender } from '../../../../functions/src/adapters/gmail/gmail-sender.ts';
import { connectionOptions } from '../../../../functions/src/adapters/gmail/open-connection.ts';
import { signInOutcome } from '../../../../functions/src/adapters/gmail/sign-in-outcome.ts';
import type { OutgoingMail } from '../../../../functions/src/ports/mail-sender.ts';
import type { FaultMode } from './fault.ts';
import type { ReceivedMail } from './received-mail.ts';
import { openSmtpListener } from './smtp-listener.ts';
import { startMailbox, type Mailbox } from './start-mailbox.ts';

let mailbox: Mailbox;
beforeEach(async () => {
  mailbox = await startMailbox({ port: 0, smtp_port: 0, imap_port: 0 });
});
afterEach(() => mailbox.stop());

const setFault = (mode: FaultMode, times?: number) =>
  fetch(`${mailbox.origin}/faults`, { method: 'POST', body: JSON.stringify({ mode, times }) });
const mails = async () => (await (await fetch(mailbox.origin)).json()) as ReceivedMail[];

const UNSUBSCRIBE = 'https://app.test/api/unsubscribe/abc.def';

const account = { address: 'max@brand.test', app_password: 'app', name: 'Max' };

/** A mail server other than the mailbox; `asked` is called with every sign-in and recipient. */
async function openStranger({ secure }: { secure: boolean }) {
  const asked: string[] = [];
  const events = {
    happens: (mode: FaultMode) => asked.push(mode) < 0,
    isGreylisted: () => false,
    keep: () => Promise.resolve(),
  };
  return { ...(await openSmtpListener({ port: 0, secure, events })), events: { asked } };
}

/** The outcome of one email of the product, whether it ends at the sign-in or later. */
async function send(change: Partial<OutgoingMail> = {}) {
  const sender = gmailSender(mailbox.smtp_url, { sign_in: 1000, send: 1000 });
  const session = await sender(account);
  if ('refused' in session) return session.refused;
  try {
    return await session.send({
      to: 'ann@creator.test',
      subject: 'Hi',
      text: 'Hi',
      html: '<p>Hi</p>',
      message_id: 'm1@app.test',
      in_reply_to: null,
      references: [],
      unsubscribe_url: UNSUBSCRIBE,
      ...change,
    });
  } finally {
    session.close();
  }
}

describe('an email of the product', () => {
  it('arrives with a link to unsubscribe', async () => {
    expect(await send()).toEqual({ kind: 'accepted' });
    const [mail] = await mails();
    expect(mail?.to).toEqual(['ann@creator.test']);
    expect(mail?.headers['message-id']).toEqual(['<m1@app.test>']);
    expect(mail?.headers['list-unsubscribe']).toEqual([`<${UNSUBSCRIBE}>`]);
    expect(mail?.headers['list-unsubscribe-post']).toEqual(['List-Unsubscribe=One-Click']);
  });

  it.each([
    ['refuse_login', 'permanent', 'mailbox_refused_sign_in'],
    ['needs_app_password', 'permanent', 'mailbox_needs_app_password'],
    ['too_many_sign_ins', 'temporary', 'mailbox_too_many_sign_ins'],
    ['refuse_recipient', 'permanent', 'recipient_refused'],
    ['refuse_policy', 'permanent', 'recipient_policy'],
    ['mailbox_full', 'temporary', 'recipient_mailbox_full'],
    ['greylist', 'temporary', 'mailbox_busy'],
    ['temporary', 'temporary', 'mailbox_busy'],
    ['limit_reached', 'temporary', 'mailbox_limit'],
  ] as const)('under %s ends %s: %s, with the words of the server', async (mode, kind, code) => {
    await setFault(mode);
    const outcome = await send();
    expect(outcome).toMatchObject({ kind, code, answer: { status: null } });
    expect('answer' in outcome && outcome.answer?.text).toMatch(/^\d{3} \d\.\d\.\d+ /);
    expect(await mails()).toEqual([]);
  });

  it.each([
    ['down', { kind: 'temporary', code: 'mailbox_unreachable' }, 0],
    ['slow', { kind: 'temporary', code: 'mailbox_unreachable' }, 0],
    ['drop_before_data', { kind: 'temporary', code: 'mailbox_unreachable' }, 0],
    ['drop_after_data', { kind: 'unknown' }, 1],
    ['hang_at_data', { kind: 'unknown' }, 1],
  ] as const)('under %s ends as %j', async (mode, outcome, arrived) => {
    await setFault(mode);
    expect(await send()).toEqual(outcome);
    expect(await mails()).toHaveLength(arrived);
  });

  it('is not sent to a server with an untrusted certificate', async () => {
    const { port, close, events } = await openStranger({ secure: true });
    const session = await gmailSender(`smtps://127.0.0.1:${port}`)(account);
    expect(session).toEqual({ refused: { kind: 'temporary', code: 'mail_server_not_trusted' } });
    expect(events.asked).toEqual([]);
    await close();
  });

  it('is not sent to a server without TLS', async () => {
    const { port, close } = await openStranger({ secure: false });
    const session = await gmailSender(`smtps://127.0.0.1:${port}`)(account);
    expect(session).toEqual({ refused: { kind: 'temporary', code: 'mail_server_not_encrypted' } });
    await close();
  });

  it('is not sent to a server without STARTTLS', async () => {
    const { port, close, events } = await openStranger({ secure: false });
    const elsewhere = connectionOptions(new URL('smtp://mail.brand.com'));
    const smtp = new SMTPConnection({ ...elsewhere, host: '127.0.0.1', port });
    const error = await new Promise<unknown>((resolve) => {
      smtp.once('error', resolve);
      smtp.connect(resolve);
    });
    expect(signInOutcome(error)).toEqual({
      kind: 'temporary',
      code: 'mail_server_not_encrypted',
    });
    expect(events.asked).toEqual([]);
    smtp.close();
    await close();
  });

  it('goes to an international address as its server reads it', async () => {
    expect(await send({ to: 'ann@bücher.test' })).toEqual({ kind: 'accepted' });
    expect(await send({ to: 'änn@bücher.test' })).toEqual({ kind: 'accepted' });
    const [ascii, utf8] = await mails();
    expect(ascii?.headers['to']).toEqual(['ann@xn--bcher-kva.test']);
    expect(utf8?.to).toEqual(['änn@bücher.test']);
  });

  it.each(['ann@creator.test, eve@evil.test', 'ann@creator.test\r\nRCPT TO:<eve@evil.test>', ''])(
    'for %j goes to nobody',
    async (to) => {
      expect(await send({ to })).toEqual({ kind: 'permanent', code: 'recipient_refused' });
      expect(await mails()).toEqual([]);
    },
  );
});
