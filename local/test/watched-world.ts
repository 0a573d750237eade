import type { EmailSettingsUpdate } from '@vibes/core/account/email-settings';
import {
  inboundDocument,
  mailboxDocument,
  suppressionDocument,
} from '@vibes/core/firestore/documents';
import { imapReader } from '../../functions/src/adapters/imap/imap-reader.ts';
import { updateUserData } from '../../functions/src/account/update-user-data.ts';
import { plainMessageReader } from '../../functions/test/models/plain-message-reader.ts';
import { runDelivery } from '../../functions/src/delivery/run-delivery.ts';
import { runWatch } from '../../functions/src/replies/run-watch.ts';
import type { WatchPorts } from '../../functions/src/replies/watch-ports.ts';
import type { MailboxReader } from '../../functions/src/ports/mailbox-reader.ts';
import { ANN_MAIL, deliveryHarness } from '../../functions/test/delivery-harness.ts';
import type { Mailbox } from '../src/stand-ins/mailbox/start-mailbox.ts';

export const MINUTE = 60_000;
const ACCOUNT = 'max@gmail.com';

/** What is in a message of Ann's, besides its header fields of the same names. */
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

/** Ann had an email through Gmail, by `now` where it is given; the mailbox is watched, on the real IMAP client. */
export async function watchedOn(openMailbox: MailboxReader, now?: Date) {
  const ann = await deliveryHarness();
  const { uid, id, ports } = ann;
  const watchPorts: WatchPorts = {
    ...ports,
    openMailbox,
    // Of a domain at a provider whose name its own does not show.
    mailHosts: () => Promise.resolve(['mx1.hosted-mail.test']),
    ...plainMessageReader,
    look_every: null,
  };
  const save = (data: EmailSettingsUpdate) =>
    updateUserData(ports, { uid, update: { table: 'email_settings', data } });
  const turn = (watch_replies: boolean) => save({ watch_replies });
  if (now) ann.later(now.getTime() - ports.clock().getTime() - 2 * MINUTE);
  await turn(true);
  ann.later(MINUTE);
  await ann.send();
  await runDelivery(ports, { uid, id });
  return {
    ...ann,
    watchPorts,
    turn,
    lookBack: () => save({ look_back: true }),
    look: (change: Partial<WatchPorts> = {}) => runWatch({ ...watchPorts, ...change }, uid),
    mailbox: () => mailboxDocument.at(uid).read(ann.data(mailboxDocument.path(uid))),
    inbound: () => ann.under(inboundDocument.collection(uid, ann.creator_id)),
    /** What the messages did, in the words of the tables of what they may do. */
    done: (): string[] => {
      const { status, may_be_from, email_refused_at } = ann.creator();
      const suppressed = ann.data(suppressionDocument.path(uid, `hash-of-${ANN_MAIL}`));
      const isMarked = email_refused_at || suppressed || ann.delivery(id).bounce;
      return [
        ...(status === 'Contacted' ? [] : ['status']),
        ...(isMarked ? ['address_marked'] : []),
        ...(may_be_from ? ['offered'] : []),
      ];
    },
  };
}

/** The same on the stand-in, whose mailbox changes at will. */
export async function watchedWorld(mailbox: Mailbox) {
  const ann = await watchedOn(imapReader(mailbox.imap_url));
  const { id, ports } = ann;
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
    happen,
    add,
    fault: (mode: string, more: object = {}) => post('/faults', { mode, ...more }),
    /** Ann's answer to the email. */
    answer: (written: Written = {}, more: Parameters<typeof add>[1] = {}) =>
      add({ in_reply_to: ann.delivery(id).message_id ?? '', ...written }, more),
  };
}
