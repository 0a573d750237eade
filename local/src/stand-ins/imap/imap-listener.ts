import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../../emulators/choose-ports.ts';
import { imapSession, type ImapEvents } from './imap-session.ts';
import { commandReader } from './read-commands.ts';

export interface ImapListener {
  port: number;
  /** Ends open connections too. */
  close: () => Promise<void>;
}

/** Milliseconds an answer takes under `imap_slow`. */
const SLOWNESS = 2000;

function serve(socket: Socket, events: ImapEvents): void {
  const write = (answer: Buffer | string) => void (socket.writable && socket.write(answer));
  const session = imapSession({
    events,
    write,
    drop: () => socket.destroy(),
    end: () => socket.end(),
  });
  /** Commands are answered in their order, one after the other. */
  let turn = Promise.resolve();
  const read = commandReader({
    onCommand: (command) => {
      turn = turn.then(async () => {
        if (events.happens('imap_slow')) await sleep(SLOWNESS);
        session.answer(command);
      });
    },
    onLine: (line) => session.continued(line),
  });
  // Answers of several lines wait for no acknowledgement of the first.
  socket.setNoDelay(true);
  socket.on('data', read);
  // A client that disconnects in the middle is ignored.
  socket.on('error', () => undefined);
  write('* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN SPECIAL-USE X-GM-EXT-1] ready\r\n');
}

/**
 * A mail server for readers, as Gmail is one: IMAP4rev1 (RFC 3501) as far as a client needs that
 * only looks. Plain text, for it is reached over 127.0.0.1 only.
 */
export async function openImapListener(input: {
  port: number;
  events: ImapEvents;
}): Promise<ImapListener> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serve(socket, input.events);
  });
  const port = await listen(server, input.port);
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
