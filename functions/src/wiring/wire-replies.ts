import { readConfig } from '../platform/config.ts';
import { log } from '../platform/log.ts';
import type { SignIn } from '../ports/id-tokens.ts';
import { before, once, wireBase, wireSecrets } from './wire-base.ts';
import { wireAdmission } from './wire-sign-in.ts';

/** Looking for replies in mailboxes. */
export const wireReplies = once(async () => {
  const { IMAP_URL, REPLY_LOOK_SECONDS } = readConfig();
  const [base, secrets, imap, sweeping] = await Promise.all([
    wireBase(),
    wireSecrets(),
    import('../adapters/imap/imap-reader.ts'),
    import('../replies/run-watch-sweep.ts'),
  ]);
  const ports = {
    ...base,
    secrets,
    openMailbox: imap.imapReader(IMAP_URL),
    look_every: REPLY_LOOK_SECONDS === undefined ? null : REPLY_LOOK_SECONDS * 1000,
    onFault: (fault: object) => log.error('watch.failed', { ...fault }),
  };
  return {
    runWatchSweep: (budget: number) => sweeping.runWatchSweep(ports, { until: before(budget) }),
  };
});

/** Replies that a person's own system reports. */
export const wireReports = once(async () => {
  const [base, { reportReply }, { findKeyOwner }] = await Promise.all([
    wireBase(),
    import('../replies/run-report-reply.ts'),
    import('../account/find-key-owner.ts'),
  ]);
  const ports = {
    ...base,
    admit: async (person: SignIn) => (await wireAdmission())(person),
    per_minute: readConfig().CAPTURES_PER_MINUTE,
  };
  return {
    findKeyOwner: (key: string) => findKeyOwner(base, key),
    reportReply: (report: Parameters<typeof reportReply>[1]) => reportReply(ports, report),
  };
});
