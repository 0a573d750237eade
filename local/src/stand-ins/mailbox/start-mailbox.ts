import { HOST } from '../../emulators/choose-ports.ts';
import {
  jsonReply,
  type LocalReply,
  type LocalRequest,
  parseJson,
  type StandIn,
  startLocalServer,
  takeBody,
} from '../local-server.ts';
import { faultSchema, NO_FAULT, takeFault, type Fault, type FaultMode } from './fault.ts';
import { readMail, type ReceivedMail } from './received-mail.ts';
import { imapActionSchema, takeImapAction } from '../imap/imap-action.ts';
import { openImapListener, type ImapListener } from '../imap/imap-listener.ts';
import { asGmailKeeps, mailStore } from '../imap/mail-store.ts';
import { openSmtpListener, type SmtpListener } from './smtp-listener.ts';

export interface Mailbox extends StandIn {
  /** `smtp://127.0.0.1:port`, the same for as long as the mailbox lives, also while SMTP is down. */
  smtp_url: string;
  /** `imap://127.0.0.1:port`, likewise. */
  imap_url: string;
}

/**
 * Takes every message and keeps it in memory. Over HTTP: `GET /` lists them, oldest first; `DELETE
 * /` empties; `POST /faults {"mode", "times"?}` makes the mail server misbehave and `GET /faults`
 * returns what is left of that; `GET /smtp` and `GET /imap` return the mail servers' own addresses,
 * the latter with every command that would have changed a mailbox; `POST /imap` has something happen
 * in one (`imap-action.ts`). Ports may be 0.
 */
export async function startMailbox(input: {
  port: number;
  smtp_port: number;
  imap_port: number;
  clock?: () => Date;
}): Promise<Mailbox> {
  const { clock = () => new Date() } = input;
  let mails: ReceivedMail[] = [];
  let fault: Fault = NO_FAULT;
  let listener: SmtpListener | null = null;
  const store = mailStore();
  /** What a reader did that would change a mailbox. */
  const changes: string[] = [];
  const onChange = (command: string) => void changes.push(command);
  /** Recipients that were deferred once. */
  const greylisted = new Set<string>();
  const happens = (mode: FaultMode) => {
    const taken = takeFault(fault, mode);
    fault = taken.left;
    return taken.happens;
  };

  const open = (port: number) =>
    openSmtpListener({
      port,
      events: {
        happens,
        isGreylisted: (recipient) => {
          if (greylisted.has(recipient) || !happens('greylist')) return false;
          greylisted.add(recipient);
          return true;
        },
        keep: async (message) => {
          const now = clock();
          const raw = asGmailKeeps(message.raw, { isReplaced: happens('replace_message_id') });
          mails.push(await readMail({ ...message, raw, now }));
          store.add(message.user, { raw, use: 'sent', received_at: now });
        },
      },
    });
  listener = await open(input.smtp_port);
  const openImap = (port: number) =>
    openImapListener({ port, events: { store, happens, onChange } });
  let imap: ImapListener | null = await openImap(input.imap_port);
  const imap_url = `imap://${HOST}:${imap.port}`;
  const imap_port = imap.port;
  const smtp_port = listener.port;
  const smtp_url = `smtp://${HOST}:${smtp_port}`;

  const setFault = async (wanted: Fault): Promise<LocalReply> => {
    fault = wanted;
    greylisted.clear();
    if (fault.mode === 'down') {
      await listener?.close();
      listener = null;
    } else {
      listener ??= await open(smtp_port);
    }
    if (fault.mode === 'imap_down') {
      await imap?.close();
      imap = null;
    } else {
      imap ??= await openImap(imap_port);
    }
    return jsonReply(fault);
  };

  const answer = ({ method, url, body }: LocalRequest): LocalReply | Promise<LocalReply> => {
    if (url.pathname === '/faults')
      return method === 'POST'
        ? takeBody(faultSchema, parseJson(body), setFault)
        : jsonReply(fault);
    if (url.pathname === '/smtp') return jsonReply({ smtp_url });
    if (url.pathname === '/imap') {
      if (method === 'GET') return jsonReply({ imap_url, changes });
      return takeBody(imapActionSchema, parseJson(body), (wanted) =>
        jsonReply(takeImapAction(store, wanted, clock())),
      );
    }
    if (url.pathname !== '/') return jsonReply({ error: 'not found' }, 404);
    if (method === 'GET') return jsonReply(mails);
    if (method !== 'DELETE') return jsonReply({ error: 'GET or DELETE' }, 405);
    mails = [];
    store.clear();
    changes.length = 0;
    return jsonReply([]);
  };

  const http = await startLocalServer({
    port: input.port,
    answer,
  });
  return {
    origin: http.origin,
    smtp_url,
    imap_url,
    stop: async () => {
      await Promise.all([http.stop(), listener?.close(), imap?.close()]);
      listener = null;
      imap = null;
    },
  };
}
