import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { HOST } from '../../emulators/choose-ports.ts';
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

/** What the listener asks and tells the mailbox. */
export interface SmtpEvents {
  /** True when a fault of this mode happens now. */
  happens: (mode: FaultMode) => boolean;
  keep: (message: { raw: Buffer; sender: string; to: string[] }) => Promise<void>;
}

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What the server answers to a whole message: an error, nothing at all, or (null) that it is taken. */
async function takeMessage(input: {
  events: SmtpEvents;
  stream: SMTPServerDataStream;
  session: SMTPServerSession;
  dropConnection: () => void;
}): Promise<SmtpRefusal | 'silence' | null> {
  const { events, session } = input;
  const raw = await readAll(input.stream);
  if (events.happens('temporary')) return new SmtpRefusal(451, '4.3.0 Try again later');
  if (events.happens('limit_reached')) {
    return new SmtpRefusal(550, '5.4.5 Daily user sending limit exceeded');
  }
  const { mailFrom, rcptTo } = session.envelope;
  await events.keep({
    raw,
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
 * A mail server for senders, as Gmail is one: sign-in first, any user, any password but
 * those that begin with `wrong`. Plain text, for it is reached over 127.0.0.1 only.
 */
export async function openSmtpListener(input: {
  port: number;
  events: SmtpEvents;
}): Promise<SmtpListener> {
  const { events } = input;
  const sockets = new Map<string, Socket>();
  const server = new SMTPServer({
    name: 'mailbox.test',
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onAuth: ({ username, password }, _session, callback) => {
      if (password?.startsWith('wrong') || events.happens('refuse_login')) {
        callback(new SmtpRefusal(535, '5.7.8 Username and Password not accepted'));
        return;
      }
      callback(null, { user: username });
    },
    onRcptTo: (_address, _session, callback) => {
      callback(
        events.happens('refuse_recipient')
          ? new SmtpRefusal(550, '5.1.1 The email account that you tried to reach does not exist')
          : null,
      );
    },
    onData: (stream, session, callback) => {
      takeMessage({
        events,
        stream,
        session,
        dropConnection: () =>
          sockets.get(`${session.remoteAddress}:${session.remotePort}`)?.destroy(),
      }).then(
        (answer) => {
          if (answer !== 'silence') callback(answer);
        },
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  // A sender that goes away in the middle is none of the mailbox's business.
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => {
    const key = `${socket.remoteAddress ?? ''}:${socket.remotePort ?? 0}`;
    sockets.set(key, socket);
    socket.once('close', () => sockets.delete(key));
  });
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(input.port, HOST, resolve);
  });
  const address = server.server.address();
  return {
    port: address && typeof address === 'object' ? address.port : input.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets.values()) socket.destroy();
      }),
  };
}
