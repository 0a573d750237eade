import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { expect, it } from 'vitest';
import { submitMail } from './submit-mail.ts';

const account = { address: 'max@gmail.com', app_password: 'x', name: 'Max' };
const mail = {
  to: 'änn@studio.com',
  subject: 'Hi',
  text: 'Hi',
  html: '<p>Hi</p>',
  message_id: 'm1@app.test',
  in_reply_to: null,
  references: [],
  unsubscribe_url: null,
};

it('a mail for a name beyond ASCII is not submitted to a server that cannot take it', async () => {
  const outcome = await submitMail(
    { smtp: new SMTPConnection(), takesUtf8: false },
    { account, mail },
  );
  expect(outcome).toEqual({ kind: 'permanent', code: 'recipient_refused' });
});
