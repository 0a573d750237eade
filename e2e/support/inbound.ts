import { mailboxDocument } from '@vibes/core/firestore/documents';
import { composeReply } from '../../local/src/replies/compose-reply.ts';
import type { ReplyKind } from '../../local/src/replies/reply-kind.ts';
import type { ReceivedMail } from '../../local/src/stand-ins/mailbox/received-mail.ts';
import { call } from '../../local/src/world/call.ts';
import type { ReadyAccount } from './account.ts';
import { database } from './database.ts';
import { watchMailboxes } from './sweep.ts';
import { testWorld } from './world.ts';

/** Switches on watching for replies, as Email Settings does. */
export const watch = ({ session }: ReadyAccount): Promise<unknown> =>
  call({
    ...session,
    name: 'updateUserData',
    payload: { table: 'email_settings', data: { watch_replies: true } },
  });

/** Has the mail since the first email read, too, as Email Settings does. */
export const lookBack = ({ session }: ReadyAccount): Promise<unknown> =>
  call({
    ...session,
    name: 'updateUserData',
    payload: { table: 'email_settings', data: { look_back: true } },
  });

/** The newest email to an address is answered, by its recipient if by nobody else; the answer is in the sender's mailbox. */
export async function answerByMail(
  address: string,
  { kind = 'reply', text, by }: { kind?: ReplyKind; text?: string; by?: string } = {},
): Promise<void> {
  const { mailbox } = await testWorld();
  const mails = (await (await fetch(mailbox)).json()) as ReceivedMail[];
  const mail = mails.findLast(({ to }) => to.includes(address));
  if (!mail) throw new Error(`No email to ${address}`);
  const now = new Date();
  const from = by === undefined ? {} : { from: { name: '', address: by } };
  const raw = await composeReply({ to: mail, kind, text, now, ...from });
  const received_at = now.toISOString();
  const authentication = 'pass';
  const action = { action: 'add', account: mail.from, raw, received_at, authentication };
  const response = await fetch(`${mailbox}/imap`, { method: 'POST', body: JSON.stringify(action) });
  if (!response.ok) throw new Error(await response.text());
}

/** The product looks into a mailbox, however short a time ago it did. */
export async function lookAgain(uid: string): Promise<void> {
  const mailbox = (await database()).doc(mailboxDocument.path(uid));
  await mailbox.update({ watch_due_at: new Date() });
  await watchMailboxes();
}
