import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { listen } from '../../emulators/choose-ports.ts';
import type { FaultMode } from './fault.ts';

/** An SMTP answer other than "250 OK". */
class SmtpRefusal extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
  }
}

/** What the listener asks of the mailbox, and reports to it. */
export interface SmtpEvents {
  /** True when a fault of this mode happens now. */
  happens: (mode: FaultMode) => boolean;
  /** True when this recipient is to be tried again later. */
  isGreylisted: (recipient: string) => boolean;
  keep: (message: { raw: Buffer; user: string; sender: string; to: string[] }) => Promise<void>;
}

/** Milliseconds an answer takes under `slow`. */
const SLOWNESS = 2000;

/** The server's answer to a sign-in that it refuses; null when it accepts. */
function refuseSignIn(events: SmtpEvents, password: string | null | undefined): SmtpRefusal | null {
  if (events.happens('needs_app_password')) {
    return new SmtpRefusal(
      534,
      '5.7.9 Application-specific password required. For more information, go to InvalidSecondFactor',
    );
  }
  if (events.happens('too_many_sign_ins')) {
    return new SmtpRefusal(454, '4.7.0 Too many login attempts, please try again later.');
  }
  if (password?.startsWith('wrong') || events.happens('refuse_login')) {
    return new SmtpRefusal(535, '5.7.8 Username and Password not accepted');
  }
  return null;
}

/** The server's answer to a recipient that it refuses; null when it accepts. */
function refuseRecipient(events: SmtpEvents, recipient: string): SmtpRefusal | null {
  if (events.happens('refuse_recipient')) {
    return new SmtpRefusal(550, '5.1.1 The email account that you tried to reach does not exist');
  }
  if (events.happens('refuse_policy')) {
    return new SmtpRefusal(550, '5.7.1 Delivery not authorized, message refused');
  }
  if (events.happens('mailbox_full')) {
    return new SmtpRefusal(552, '5.2.2 The email account that you tried to reach is over quota');
  }
  if (events.isGreylisted(recipient)) {
    return new SmtpRefusal(450, '4.2.0 Greylisted, please try again later');
  }
  return null;
}

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The server's answer to a complete message: an error, nothing at all, or null when it is accepted. */
async function takeMessage(input: {
  events: SmtpEvents;
  stream: SMTPServerDataStream;
  session: SMTPServerSession;
  dropConnection: () => void;
}): Promise<SmtpRefusal | 'silence' | null> {
  const { events, session } = input;
  const raw = await readAll(input.stream);
  if (events.happens('slow')) await sleep(SLOWNESS);
  if (events.happens('temporary')) return new SmtpRefusal(451, '4.3.0 Try again later');
  if (events.happens('limit_reached')) {
    return new SmtpRefusal(550, '5.4.5 Daily user sending limit exceeded');
  }
  const { mailFrom, rcptTo } = session.envelope;
  await events.keep({
    raw,
    user: String(session.user),
    sender: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address),
  });
  if (events.happens('hang_at_data')) return 'silence';
  if (events.happens('drop_after_data')) {
    input.dropConnection();
    return 'silence';
  }
  return null;
}

export interface SmtpListener {
  port: number;
  /** Ends open connections too. */
  close: () => Promise<void>;
}

/**
 * A mail server for senders, as Gmail is one: sign-in first, any user, any password but those that
 * begin with `wrong`. Plain text, for it is reached over 127.0.0.1 only; `secure` speaks TLS from
 * the start, with the untrusted certificate of `smtp-server`.
 */
export async function openSmtpListener(input: {
  port: number;
  events: SmtpEvents;
  secure?: boolean;
}): Promise<SmtpListener> {
  const { events } = input;
  const sockets = new Map<string, Socket>();
  const drop = ({ remoteAddress, remotePort }: SMTPServerSession) =>
    void sockets.get(`${remoteAddress}:${remotePort}`)?.destroy();
  const pace = () => sleep(events.happens('slow') ? SLOWNESS : 0);
  const server = new SMTPServer({
    name: 'mailbox.test',
    secure: input.secure ?? false,
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onAuth: ({ username, password }, _session, callback) => {
      void pace().then(() => callback(refuseSignIn(events, password), { user: username }));
    },
    onRcptTo: ({ address }, session, callback) => {
      if (events.happens('drop_before_data')) return drop(session);
      void pace().then(() => callback(refuseRecipient(events, address)));
    },
    onData: (stream, session, callback) => {
      takeMessage({ events, stream, session, dropConnection: () => drop(session) }).then(
        (answer) => {
          if (answer !== 'silence') callback(answer);
        },
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  // The mailbox ignores a sender that disconnects in the middle.
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => {
    const key = `${socket.remoteAddress ?? ''}:${socket.remotePort ?? 0}`;
    sockets.set(key, socket);
    socket.once('close', () => sockets.delete(key));
  });
  const port = await listen(server.server, input.port);
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets.values()) socket.destroy();
      }),
  };
}
