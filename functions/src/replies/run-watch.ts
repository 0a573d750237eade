import type { Watch } from '@vibes/core/watch/watch';
import { watchAfterLook, type LookEnd } from '@vibes/core/watch/watch-after-look';
import { MailboxLost, type MailboxSession } from '../ports/mailbox-reader.ts';
import { changeWatch, endWatch, takeWatch } from './change-watch.ts';
import { folderCursor } from './change-watch.ts';
import { findSentEmail, loadWatch } from './load-watch.ts';
import { runFolder } from './run-folder.ts';
import type { WatchPorts } from './watch-ports.ts';

/** Milliseconds one look may take: with sign-in and one slow command it stays under the lease. */
const LONGEST_LOOK = 120_000;

interface Look {
  uid: string;
  token: string;
  watch: Watch;
  account: { address: string; app_password: string };
}

async function readFolders(
  ports: WatchPorts,
  { uid, token, watch, account }: Look,
  session: MailboxSession,
): Promise<LookEnd> {
  const started = ports.clock();
  const until = new Date(started.getTime() + LONGEST_LOOK);
  const folders = await session.folders();
  let has_found = false;
  for (const folder of folders) {
    const run = await runFolder(ports, {
      uid,
      address: account.address,
      session,
      folder,
      watch,
      until,
      ...folderCursor(ports, { uid, token }, folder),
    });
    has_found = has_found || run.has_found;
    if (!run.is_done) return { kind: 'cut_off' };
  }
  return { kind: 'read', read_to: started, has_found };
}

/** One connection, closed when done. */
async function look(ports: WatchPorts, taken: Look): Promise<LookEnd> {
  const session = await ports.openMailbox(taken.account);
  if ('refused' in session) return { kind: 'trouble', code: session.refused };
  try {
    return await readFolders(ports, taken, session);
  } catch (error) {
    if (error instanceof MailboxLost) return { kind: 'trouble', code: 'unreachable' };
    throw error;
  } finally {
    await session.close();
  }
}

/**
 * Looks once for replies in a user's mailbox: on? → can anything be answered? → take the mailbox →
 * sign in → read what is new, folder by folder → set the time of the next look. Safe to call any
 * number of times and in parallel, and to kill anywhere.
 */
export async function runWatch(
  ports: WatchPorts,
  uid: string,
): Promise<LookEnd['kind'] | 'off' | 'nothing_sent' | 'busy'> {
  const { mailbox, account } = await loadWatch(ports, uid);
  const { watch } = mailbox.data;
  if (!account || !watch) {
    await endWatch(ports, mailbox, { is_off: account === null });
    return 'off';
  }
  const last_mail_at = watch.last_mail_at ?? (await findSentEmail(ports, uid));
  if (!last_mail_at) {
    await endWatch(ports, mailbox, { is_off: false });
    return 'nothing_sent';
  }
  const taken = await takeWatch(ports, { uid, last_mail_at });
  if (!taken) return 'busy';
  const end = await look(ports, { uid, account, ...taken });
  await changeWatch(ports, { uid, token: taken.token }, (stored, stored_mailbox, now) =>
    watchAfterLook(stored, { mailbox: stored_mailbox, end, now, look_every: ports.look_every }),
  );
  return end.kind;
}
