import { z } from 'zod';
import { HOST } from '../../emulators/choose-ports.ts';
import {
  jsonReply,
  parseJson,
  startLocalServer,
  type LocalReply,
  type LocalRequest,
  type StandIn,
} from '../local-server.ts';
import { faultSchema, NO_FAULT, takeFault, type Fault, type FaultMode } from './fault.ts';
import { readMail, type ReceivedMail } from './received-mail.ts';
import { openSmtpListener, type SmtpListener } from './smtp-listener.ts';

export interface Mailbox extends StandIn {
  /** `smtp://127.0.0.1:port`, the same for as long as the mailbox lives, also while SMTP is down. */
  smtp_url: string;
}

/**
 * Takes every message and keeps it in memory. Over HTTP: `GET /` lists them, oldest first; `DELETE
 * /` empties; `POST /faults {"mode", "times"?}` makes the mail server misbehave and `GET /faults`
 * returns what is left of that; `GET /smtp` returns the mail server's own address. Ports may be 0.
 */
export async function startMailbox(input: { port: number; smtp_port: number }): Promise<Mailbox> {
  let mails: ReceivedMail[] = [];
  let fault: Fault = NO_FAULT;
  let listener: SmtpListener | null = null;
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
          mails.push(await readMail({ ...message, now: new Date() }));
        },
      },
    });
  listener = await open(input.smtp_port);
  const smtp_port = listener.port;
  const smtp_url = `smtp://${HOST}:${smtp_port}`;

  const setFault = async (body: string): Promise<LocalReply> => {
    const wanted = faultSchema.safeParse(parseJson(body));
    if (!wanted.success) return jsonReply({ error: z.prettifyError(wanted.error) }, 400);
    fault = wanted.data;
    greylisted.clear();
    if (fault.mode === 'down') {
      await listener?.close();
      listener = null;
    } else {
      listener ??= await open(smtp_port);
    }
    return jsonReply(fault);
  };

  const answer = ({ method, url, body }: LocalRequest): LocalReply | Promise<LocalReply> => {
    if (url.pathname === '/faults') return method === 'POST' ? setFault(body) : jsonReply(fault);
    if (url.pathname === '/smtp') return jsonReply({ smtp_url });
    if (url.pathname !== '/') return jsonReply({ error: 'not found' }, 404);
    if (method === 'GET') return jsonReply(mails);
    if (method !== 'DELETE') return jsonReply({ error: 'GET or DELETE' }, 405);
    mails = [];
    return jsonReply([]);
  };

  const http = await startLocalServer({
    port: input.port,
    answer,
    fault: (error) => jsonReply({ error: error instanceof Error ? error.message : 'fault' }, 500),
  });
  return {
    origin: http.origin,
    smtp_url,
    stop: async () => {
      await Promise.all([http.stop(), listener?.close()]);
      listener = null;
    },
  };
}
