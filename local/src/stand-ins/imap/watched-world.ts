import { inboundDocument, mailboxDocument } from '@vibes/core/firestore/documents';
import { imapReader } from '../../../../functions/src/adapters/imap/imap-reader.ts';
import { updateUserData } from '../../../../functions/src/account/update-user-data.ts';
import { plainMessageReader } from '../../../../functions/src/ports/plain-message-reader.ts';
import { runDelivery } from '../../../../functions/src/delivery/run-delivery.ts';
import { runWatch } from '../../../../functions/src/replies/run-watch.ts';
import type { WatchPorts } from '../../../../functions/src/replies/watch-ports.ts';
import { deliveryHarness } from '../../../../functions/test/delivery-harness.ts';
import type { Mailbox } from '../mailbox/start-mailbox.ts';

export const MINUTE = 60_000;
const ACCOUNT = 'max@gmail.com';

/** What stands in a message of Ann's, besides its header fields of the same names. */
interface Written {
  from?: string;
  to?: string;
  subject?: string;
  message_id?: string;
  in_reply_to?: string;
  references?: string;
  /** Further lines of the header. */
  more?: string;
  text?: string;
}

/** A message as a mail program writes it. */
const rawMail = ({ text = 'Yes, what do you pay?', more = '', ...fields }: Written): string =>
  [
    `From: ${fields.from ?? 'Ann <ann@studio-lee.com>'}`,
    `To: ${fields.to ?? ACCOUNT}`,
    `Subject: ${fields.subject ?? 'Re: Hello'}`,
    ...(fields.message_id === '' ? [] : [`Message-ID: <${fields.message_id ?? 'r1@studio.test'}>`]),
    ...(fields.in_reply_to ? [`In-Reply-To: <${fields.in_reply_to}>`] : []),
    ...(fields.references ? [`References: <${fields.references}>`] : []),
    ...(more ? [more] : []),
    '',
    text,
    '',
  ].join('\r\n');

/** Ann had an email through Gmail, and the mailbox is watched: on the real IMAP client and server. */
export async function watchedWorld(mailbox: Mailbox) {
  const ann = await deliveryHarness();
  const { uid, id, ports } = ann;
  const watchPorts: WatchPorts = {
    ...ports,
    openMailbox: imapReader(mailbox.imap_url),
    ...plainMessageReader,
    look_every: null,
  };
  const turn = (watch_replies: boolean) =>
    updateUserData(ports, { uid, update: { table: 'email_settings', data: { watch_replies } } });
  await turn(true);
  ann.later(MINUTE);
  await ann.send();
  await runDelivery(ports, { uid, id });
  const post = (path: string, body: object) =>
    fetch(`${mailbox.origin}${path}`, { method: 'POST', body: JSON.stringify(body) });
  /** Something happens in the mailbox, a minute later. */
  const happen = async (action: string, more: object = {}) => {
    ann.later(MINUTE);
    const response = await post('/imap', { action, account: ACCOUNT, ...more });
    if (!response.ok) throw new Error(await response.text());
  };
  const add = (written: Written, more: { folders?: string[]; [name: string]: unknown } = {}) => {
    const received_at = new Date(ports.clock().getTime() + MINUTE).toISOString();
    const isSent = more.folders?.includes('sent');
    const authentication = isSent ? undefined : 'pass';
    return happen('add', { raw: rawMail(written), received_at, authentication, ...more });
  };
  return {
    ...ann,
    watchPorts,
    turn,
    happen,
    add,
    fault: (mode: string, more: object = {}) => post('/faults', { mode, ...more }),
    /** Ann's answer to the email. */
    answer: (written: Written = {}, more: Parameters<typeof add>[1] = {}) =>
      add({ in_reply_to: ann.delivery(id).message_id ?? '', ...written }, more),
    look: (change: Partial<WatchPorts> = {}) => runWatch({ ...watchPorts, ...change }, uid),
    mailbox: () => mailboxDocument.at(uid).read(ann.data(mailboxDocument.path(uid))),
    inbound: () => ann.under(inboundDocument.collection(uid, ann.creator_id)),
  };
}
