import { messageOfHead } from '@vibes/core/inbound/message-of-head';
import type { Watch } from '@vibes/core/watch/watch';
import { setImmediate as othersTurn } from 'node:timers/promises';
import {
  FolderGone,
  MailboxLost,
  type MailboxSession,
  type MailFolder,
  type MailHead,
} from '../ports/mailbox-reader.ts';
import { MOST_READ } from '../ports/message-reader.ts';
import { findByAddress } from '../steps/find-contacted.ts';
import type { FolderCursor } from './change-watch.ts';
import { listNew } from './list-new.ts';
import { findByAnyId, matchHead, type FoundHead, type HeadMatch } from './match-head.ts';
import { mayReport } from './may-report.ts';
import { openMessage } from './open-message.ts';
import { recordSent } from './record-sent.ts';
import { runUnread } from './run-unread.ts';
import { runInbound } from './run-inbound.ts';
import type { WatchPorts } from './watch-ports.ts';

/** Headers read by one command, after which the cursor is saved. */
const BATCH = 100;

interface FolderRun extends FolderCursor {
  uid: string;
  /** The user's own address. */
  address: string;
  session: MailboxSession;
  folder: MailFolder;
  watch: Watch;
  until: Date;
}

/** Times a message is tried that cannot be recorded, so that it does not hold up all behind it. */
const MOST_TRIES = 3;

/** The same for the same message in every folder; some have no Message-ID. */
const inboundId = ({ digest }: WatchPorts, { head, message }: Found): string =>
  digest(head.message_id ?? Buffer.from(message.header).toString('latin1'));

type Found = FoundHead & { message: MailHead };

/** Null for a message whose header cannot be read, which is passed over. */
async function find(
  ports: WatchPorts,
  { uid: user, folder }: FolderRun,
  message: MailHead,
): Promise<Found | null> {
  const { uid, received_at, size, thread, is_sent, header } = message;
  const head = await ports.readHead(header);
  if (!head) ports.onFault({ uid: user, error: new Error('A header could not be read') });
  const in_junk = folder.use === 'junk';
  return head && { uid, received_at, size, thread, is_sent, in_junk, head, message };
}

async function recordOwn(
  ports: WatchPorts,
  { uid }: FolderRun,
  { one, match }: { one: Found; match: Extract<HeadMatch, { kind: 'own' }> },
): Promise<boolean> {
  const { delivery_id, creator_id } = match;
  const recorded = await runInbound(ports, {
    uid,
    delivery_id,
    creator_id,
    id: inboundId(ports, one),
    says_of_mailbox: null,
    message: {
      ...messageOfHead(one),
      class: 'own',
      proof: 'proven',
      in_junk: false,
      is_sender_known: true,
    },
  });
  return recorded === 'recorded';
}

/**
 * Opens a message that is our business, and records what it says. One that is gone by now is passed
 * over. The try is stored first: a message that ends the process is not opened for ever.
 */
async function recordOpened(
  ports: WatchPorts,
  { uid, session, folder, countTry }: FolderRun,
  { one, match }: { one: Found; match: Extract<HeadMatch, { kind: 'inbound' | 'report' }> },
): Promise<boolean> {
  const id = inboundId(ports, one);
  const isLast = (await countTry(one.uid)) >= MOST_TRIES;
  if (isLast) return runUnread(ports, { uid, id, one, match }, 'process_ended');
  const source = await session.source(folder, one.uid, MOST_READ);
  if (!source) return false;
  const read = await ports.readMessage(source);
  if (read.kind === 'unread') return runUnread(ports, { uid, id, one, match }, read.reason);
  const isKnown = match.kind === 'inbound';
  const find = {
    byMessageId: (message_id: string) => findByAnyId(ports, uid, message_id),
    byAddress: (address: string, at: Date) => findByAddress(ports, { uid, address, at }),
  };
  const message = await openMessage(
    { documents: ports.documents, find, mayReport: (told) => mayReport(ports, told) },
    {
      uid,
      id,
      received_at: one.received_at,
      is_cut: one.size > source.byteLength,
      mail: read.mail,
      reading: read.reading,
      in_junk: one.in_junk,
      email: isKnown ? match : null,
      by: isKnown ? match.by : null,
      is_authenticated: match.is_authenticated,
      proof: match.proof,
    },
  );
  return message !== null && (await runInbound(ports, message)) === 'recorded';
}

/** Whether something was recorded. */
async function handle(ports: WatchPorts, run: FolderRun, one: Found): Promise<boolean> {
  const match = await matchHead(ports, run, one);
  switch (match?.kind) {
    case undefined:
      return false;
    case 'own':
      return recordOwn(ports, run, { one, match });
    case 'sent': {
      const { delivery_id, gmail_message_id } = match;
      const gmail_thread = one.thread;
      await recordSent(ports, { uid: run.uid, delivery_id, gmail_message_id, gmail_thread });
      return false;
    }
    case 'inbound':
    case 'report':
      return recordOpened(ports, run, { one, match });
  }
}

const isOfMailbox = (error: unknown) => error instanceof MailboxLost || error instanceof FolderGone;

async function handleOrSkip(ports: WatchPorts, run: FolderRun, one: Found): Promise<boolean> {
  try {
    return await handle(ports, run, one);
  } catch (error) {
    if (isOfMailbox(error)) await run.takeBack();
    if (isOfMailbox(error) || (await run.countTry(one.uid)) < MOST_TRIES) throw error;
    ports.onFault({ uid: run.uid, error });
    return false;
  }
}

/**
 * A folder that is gone or renamed since it was listed is passed over: the next look lists it again.
 * Where it is the one that new mail arrives in, this look has not read everything.
 */
export async function runFolder(
  ports: WatchPorts,
  run: FolderRun,
): Promise<{ is_done: boolean; has_found: boolean }> {
  try {
    return await readNew(ports, run);
  } catch (error) {
    const { use } = run.folder;
    const is_done = use !== 'all' && use !== 'inbox';
    if (error instanceof FolderGone) return { is_done, has_found: false };
    throw error;
  }
}

/**
 * Reads what is new in one folder, oldest first, in batches: each is recorded whole before the
 * cursor moves past it, so a worker that is killed repeats a batch, and what it had recorded is
 * known. `is_done` false: time ran out, or another worker has the mailbox.
 */
async function readNew(
  ports: WatchPorts,
  run: FolderRun,
): Promise<{ is_done: boolean; has_found: boolean }> {
  const { session, folder, watch, advance } = run;
  const { uids, since } = await listNew(session, folder, watch);
  let has_found = false;
  for (let at = 0; at < uids.length; at += BATCH) {
    if (ports.clock() >= run.until) return { is_done: false, has_found };
    const batch = uids.slice(at, at + BATCH);
    const heads = await session.heads(folder, batch);
    for (const message of heads) {
      // Other looks go on in between, also where all headers of a batch were made to be slow.
      await othersTurn();
      if (ports.clock() >= run.until) {
        await advance(message.uid);
        return { is_done: false, has_found };
      }
      if (message.received_at < since || message.is_draft) continue;
      const one = await find(ports, run, message);
      has_found = (one !== null && (await handleOrSkip(ports, run, one))) || has_found;
    }
    const isOurs = await advance((batch.at(-1) ?? 0) + 1);
    if (!isOurs) return { is_done: false, has_found };
  }
  const isKept = watch.folders[folder.path]?.uid_validity === folder.uid_validity;
  const isMoved = !isKept || uids.length > 0;
  const is_done = !isMoved || (await advance(Math.max(folder.uid_next, (uids.at(-1) ?? 0) + 1)));
  return { is_done, has_found };
}
