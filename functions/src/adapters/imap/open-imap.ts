import { ImapFlow } from 'imapflow';

/** Bytes of one answer: a batch of headers, or the part of a message that is read. */
const MOST_ANSWERED = 16 * 1024 * 1024;

/** Milliseconds. */
export interface Patience {
  /** For connecting and signing in together. */
  sign_in: number;
  /** Without a byte. */
  silence: number;
  /** For all that follows the sign-in: a server that sends a byte now and then is never silent. */
  session: number;
}

/** True for the local world's mailbox, the only server that may be spoken to in the clear. */
const isLoopback = ({ hostname }: URL) => hostname === '127.0.0.1' || hostname === 'localhost';

/** How to reach a mail server: encrypted from the start (`imaps:`), or by STARTTLS and not without. */
export function connectionOptions(server: URL) {
  const secure = server.protocol === 'imaps:';
  return {
    host: server.hostname,
    port: Number(server.port) || (secure ? 993 : 143),
    secure,
    doSTARTTLS: secure ? undefined : !isLoopback(server),
  };
}

/** Closed once that much time has passed, which ends what waits; returns what calls that off. */
function closeAfter(imap: ImapFlow, milliseconds: number): () => void {
  const timer = setTimeout(() => imap.close(), milliseconds);
  return () => clearTimeout(timer);
}

/** A connection that has signed in. Rejects with imapflow's error, its connection closed. */
export async function openImap(
  options: ReturnType<typeof connectionOptions>,
  account: { address: string; app_password: string },
  { sign_in, silence, session }: Patience,
): Promise<ImapFlow> {
  const imap = new ImapFlow({
    ...options,
    auth: { user: account.address, pass: account.app_password },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: sign_in,
    greetingTimeout: sign_in,
    socketTimeout: silence,
    maxLiteralSize: MOST_ANSWERED,
    maxResponseSize: 2 * MOST_ANSWERED,
  });
  // An error event without a listener ends the process; each command tells of it as well.
  imap.on('error', () => undefined);
  const calledOff = closeAfter(imap, sign_in);
  try {
    await imap.connect();
  } catch (error) {
    imap.close();
    throw error;
  } finally {
    calledOff();
  }
  imap.once('close', closeAfter(imap, session));
  return imap;
}
