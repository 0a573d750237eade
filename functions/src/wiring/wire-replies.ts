import { readConfig } from '../platform/config.ts';
import { log } from '../platform/log.ts';
import type { SignIn } from '../ports/id-tokens.ts';
import type { Part } from '../sweep/part.ts';
import { before, once, onUnmarked, wireBase, wireSecrets } from './wire-base.ts';
import { wireDns } from './wire-dns.ts';
import { wireAccessCheck } from './wire-sign-in.ts';

/** What looking for replies needs. The protocol is loaded with it, and one reader serves all looks. */
const wireWatch = once(async () => {
  const { IMAP_URL, REPLY_LOOK_SECONDS } = readConfig();
  const [base, secrets, { mailHosts }, imap, threads] = await Promise.all([
    wireBase(),
    wireSecrets(),
    wireDns(),
    import('../adapters/imap/imap-reader.ts'),
    import('../adapters/message-threads/threaded-message-reader.ts'),
  ]);
  return {
    ...base,
    secrets,
    mailHosts,
    openMailbox: imap.imapReader(IMAP_URL),
    ...threads.threadedMessageReader({
      // Beside the chunk that holds this (functions/build.mjs).
      script: new URL('./message-thread.js', import.meta.url),
      onFault: (fault) => log.error('message.unread', { ...fault }),
    }),
    look_every: REPLY_LOOK_SECONDS === undefined ? null : REPLY_LOOK_SECONDS * 1000,
    onFault: (fault: object) => log.error('watch.failed', { ...fault }),
  };
});

/** Looking for replies in mailboxes. */
export const wireReplies = once(async () => {
  const [ports, sweeping] = await Promise.all([
    wireWatch(),
    import('../replies/run-watch-sweep.ts'),
  ]);
  return {
    runWatchSweep: (budget: number, part: Part) =>
      sweeping.runWatchSweep(ports, { until: before(budget), part }),
  };
});

/** Reads one mailbox up to now, before a follow-up. A reading that was cut off goes on with the next. */
export async function readMailbox(uid: string): Promise<'read' | 'busy' | 'unread'> {
  const [ports, { runWatch }] = await Promise.all([wireWatch(), import('../replies/run-watch.ts')]);
  const look = await runWatch(ports, uid);
  if (look === 'read') return 'read';
  return look === 'busy' || look === 'cut_off' ? 'busy' : 'unread';
}

/** Replies that a person's own system reports. */
export const wireReports = once(async () => {
  const [base, { reportReply }, { findKeyOwner }] = await Promise.all([
    wireBase(),
    import('../replies/run-report-reply.ts'),
    import('../account/find-key-owner.ts'),
  ]);
  const ports = {
    ...base,
    checkAccess: async (person: SignIn) => (await wireAccessCheck())(person),
    per_minute: readConfig().CAPTURES_PER_MINUTE,
  };
  return {
    findKeyOwner: (key: string) => findKeyOwner({ ...base, onUnmarked }, key),
    reportReply: (report: Parameters<typeof reportReply>[1]) => reportReply(ports, report),
  };
});
