import { EMPTY_MAILBOX } from '@vibes/core/delivery/empty-mailbox';
import {
  creatorDocument,
  emailSettingsDocument,
  mailboxDocument,
  messageTemplatesDocument,
} from '@vibes/core/firestore/documents';
import { firstEmailId, followUpId } from '@vibes/core/delivery/email-id';
import { newWatch } from '@vibes/core/watch/watch';
import { expect, it } from 'vitest';
import { runDeliverySweep } from '../../functions/src/delivery/run-delivery-sweep.ts';
import { runFollowUpSweep } from '../../functions/src/follow-ups/run-follow-up-sweep.ts';
import { runInbound } from '../../functions/src/replies/run-inbound.ts';
import { database } from '../support/database.ts';
import { deliveryOf } from '../support/deliveries.ts';
import { countMails } from '../support/mailbox.ts';
import { queueDirectly } from '../support/queue-directly.ts';
import { deepOr } from '../support/deep.ts';
import { worker } from '../support/worker.ts';

/** Accounts with 25 threads each. */
const ACCOUNTS = deepOr(20, 2);
const THREADS = 25;
const LIMIT_MS = deepOr(900_000, 480_000);
const MINUTE_MS = 60_000;

/** What becomes of a thread, by its number: so many of each in every account. */
const FATES = ['silent', 'silent', 'answered', 'answered_late', 'answered_while_read'] as const;
type Fate = (typeof FATES)[number];
const fateOf = (nth: number): Fate => FATES[nth % FATES.length] ?? 'silent';

interface Thread {
  uid: string;
  to: string;
  creator_id: string;
  fate: Fate;
}

/** Replies and follow-ups are on, as the screens would have set them. */
async function switchOn(uid: string) {
  const db = await database();
  const follow_ups = [
    { body: 'Hi {{creatorName}}, did my email arrive?', after_working_days: 3 },
    { body: 'Last one, {{creatorName}}. Is now a bad time?', after_working_days: 7 },
  ];
  const since = new Date(Date.now() - 60 * MINUTE_MS);
  const templates = { email_subject: 'Hello', email_template: 'Hi', email_signature: '' };
  const dms = { instagram_template: '', tiktok_template: '' };
  await Promise.all([
    db
      .doc(emailSettingsDocument.path(uid))
      .update({ follow_ups: true, follow_ups_round: 1, watch_replies: true }),
    db.doc(messageTemplatesDocument.path(uid)).set({ ...templates, ...dms, follow_ups }),
    db.doc(mailboxDocument.path(uid)).set({ ...EMPTY_MAILBOX, watch: newWatch(since) }),
  ]);
}

async function dueAt({ uid, creator_id }: Thread): Promise<Date | null> {
  const found = await (await database()).doc(creatorDocument.path(uid, creator_id)).get();
  const due = found.get('follow_up.due_at') as { toDate(): Date } | null | undefined;
  return due ? due.toDate() : null;
}

/** Milliseconds from now until the last of these is due. */
async function untilDue(threads: readonly Thread[]): Promise<number> {
  const due = await Promise.all(threads.map(dueAt));
  expect(due).not.toContain(null);
  const last = Math.max(...due.map((at) => at?.getTime() ?? 0));
  return last - Date.now() + MINUTE_MS;
}

type Worker = Awaited<ReturnType<typeof worker>>;

const answers = (ports: Worker, { uid, creator_id, to }: Thread) =>
  runInbound(ports, {
    uid,
    creator_id,
    delivery_id: firstEmailId(creator_id),
    id: 'reply',
    says_of_mailbox: null,
    message: {
      class: 'reply',
      at: ports.clock(),
      from: to,
      subject: 'Re: Hello',
      text: 'Yes.',
      whole: null,
      has_more: false,
      is_unreadable: false,
      message_id: `reply@${to}`,
      in_reply_to: null,
      references: [],
      bounce: null,
      wants_stop: false,
      proof: 'proven',
      in_junk: false,
      person_says: null,
      is_sender_known: true,
      source: 'mailbox',
    },
  });

/**
 * Three workers at once, one of whom stops after a few seconds. What is found when a mailbox is read
 * is recorded then, and no earlier; until then others find the mailbox taken.
 */
async function runAll(ahead: number, { threads, found }: { threads: Thread[]; found: Thread[] }) {
  const faults: string[] = [];
  const uids = new Set(threads.map(({ uid }) => uid));
  const base = await worker({ ahead });
  const waiting = new Map(found.map((thread) => [thread.uid, [] as Thread[]]));
  for (const thread of found) waiting.get(thread.uid)?.push(thread);
  const reading = new Set<string>();
  const ports = {
    ...base,
    // Other tests' deliveries are run here, too.
    onFault: ({ uid, id }: { uid: string; id: string }) => {
      if (uids.has(uid)) faults.push(id);
    },
    readMailbox: async (uid: string) => {
      if (reading.has(uid)) return 'busy' as const;
      reading.add(uid);
      for (const thread of waiting.get(uid)?.splice(0) ?? []) await answers(base, thread);
      reading.delete(uid);
      return 'read' as const;
    },
  };
  const until = new Date(ports.clock().getTime() + LIMIT_MS);
  const soon = new Date(ports.clock().getTime() + 3000);
  await Promise.all([
    runFollowUpSweep(ports, { until: soon }),
    ...[1, 2].map(() => runFollowUpSweep(ports, { until })),
    runDeliverySweep(ports, { until: soon }),
    ...[1, 2].map(() => runDeliverySweep(ports, { until })),
  ]);
  await runFollowUpSweep(ports, { until });
  await runDeliverySweep(ports, { until });
  return faults;
}

it(
  `${ACCOUNTS * THREADS} threads of ${ACCOUNTS} accounts over both follow-ups: none doubled, none after a reply, none lost`,
  async () => {
    const queued = await queueDirectly({ accounts: ACCOUNTS, mails: THREADS });
    const threads = queued.map(({ uid, to }): Thread => {
      const creator_id = to.slice(0, to.indexOf('@'));
      return { uid, to, creator_id, fate: fateOf(Number(creator_id.slice(1))) };
    });
    const of = (...fates: Fate[]) => threads.filter(({ fate }) => fates.includes(fate));
    await Promise.all([...new Set(threads.map(({ uid }) => uid))].map(switchOn));
    expect(await runAll(0, { threads, found: [] })).toEqual([]);
    expect(await countMails(threads.map(({ to }) => to))).toEqual(threads.map(() => 1));

    // The first: some answered before, others are found to have answered while the mailbox is read.
    const first = await untilDue(threads);
    const at = await worker({ ahead: first - MINUTE_MS });
    await Promise.all(of('answered').map((thread) => answers(at, thread)));
    expect(await runAll(first, { threads, found: of('answered_while_read') })).toEqual([]);
    const going = of('silent', 'answered_late');
    expect(await countMails(going.map(({ to }) => to))).toEqual(going.map(() => 2));

    // The second: more have answered since.
    const second = await untilDue(going);
    expect(await runAll(second, { threads, found: of('answered_late') })).toEqual([]);
    // Long after, nothing follows.
    const long_after = second + 90 * 24 * 60 * MINUTE_MS;
    expect(await runAll(long_after, { threads, found: [] })).toEqual([]);

    const expected: Record<Fate, number> = {
      silent: 3,
      answered: 1,
      answered_late: 2,
      // Read once for each follow-up of the account: the first reading finds all of them.
      answered_while_read: 1,
    };
    const counts = await countMails(threads.map(({ to }) => to));
    const mails = threads.map(({ fate }, at) => ({ fate, mails: counts[at] }));
    expect(mails).toEqual(threads.map(({ fate }) => ({ fate, mails: expected[fate] })));
    for (const { uid, creator_id } of of('silent'))
      expect(await deliveryOf(uid, followUpId(creator_id, 2))).toMatchObject({ state: 'sent' });
  },
  LIMIT_MS,
);
