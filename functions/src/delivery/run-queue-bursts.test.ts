import { describe, expect, it } from 'vitest';
import { deliveryDocument, mailboxDocument } from '@vibes/core/firestore/documents';
import { setEmails } from '../../test/channels.ts';
import { memoryWorld } from '../../test/memory-world.ts';
import { forever, queueDelivery } from '../../test/queue-delivery.ts';
import { whileSending } from '../../test/while-sending.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { runDispatch } from './run-dispatch.ts';
import { runDeliverySweep } from './run-delivery-sweep.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/**
 * A mailbox with limits, a clock that advances with waiting and sending, and a count of writes by
 * delivery.
 */
async function busyMailbox(limits: { daily_cap: number; spacing: number }) {
  const world = await memoryWorld();
  const writes = new Map<string, number>();
  const sent: { to: string; at: number }[] = [];
  const now = () => world.ports.clock().getTime();
  const mail = whileSending(world.ports.mail, ({ to }) =>
    Promise.resolve(sent.push({ to, at: now() })),
  );
  const documents = {
    ...world.documents,
    commit(batch: DocumentWrite[]) {
      for (const { path } of batch) {
        if (/\/deliveries\/[^/]+$/.test(path)) writes.set(path, (writes.get(path) ?? 0) + 1);
      }
      return world.documents.commit(batch);
    },
  };
  const pause = (milliseconds: number) => Promise.resolve(void world.later(milliseconds));
  const ports = { ...world.ports, mail, documents, limits, pause };
  const queue = async (id: string) => {
    await queueDelivery(world, id);
    world.later(1);
  };
  /** Sweeps at every `step` at which something may be due, until nothing waits. */
  const sweep = async (step: number) => {
    for (let round = 0; round < 1000; round += 1) {
      await runDeliverySweep(ports, forever);
      const due = world
        .under(deliveryDocument.collection('max'))
        .flatMap(({ due_at }) => (due_at instanceof Date ? [due_at.getTime()] : []));
      if (due.length === 0) return;
      const wait = Math.max(1, Math.min(...due) - now());
      world.later(Math.ceil(wait / step) * step);
    }
    throw new Error('Some still wait');
  };
  const state = () => world.under(deliveryDocument.collection('max')).map((one) => one['state']);
  return { world, ports, queue, sweep, sent, writes, state };
}
type BusyMailbox = Awaited<ReturnType<typeof busyMailbox>>;

/** Sent once each, in the given order, within the limits. */
function expectKept(
  { sent }: BusyMailbox,
  ids: string[],
  limits: { daily_cap: number; spacing: number },
) {
  expect(sent.map(({ to }) => to)).toEqual(ids.map((id) => `${id}@studio.com`));
  sent.forEach(({ at }, i) => {
    const gap = at - (sent[i - 1]?.at ?? -Infinity);
    expect(gap).toBeGreaterThanOrEqual(limits.spacing);
    const day = sent.filter((one) => one.at <= at && at - one.at < DAY);
    expect(day.length).toBeLessThanOrEqual(limits.daily_cap);
  });
}

const most = ({ writes }: BusyMailbox) => Math.max(...writes.values());
const names = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => `c${from + i}`);

describe('more emails than a mailbox may send', () => {
  it.each([
    ['20 seconds apart', { daily_cap: 1000, spacing: 20 * SECOND }, MINUTE],
    ['40 a day', { daily_cap: 40, spacing: 0 }, MINUTE],
    ['40 a day, 20 seconds apart', { daily_cap: 40, spacing: 20 * SECOND }, MINUTE],
    ['40 a day, with a sweep every quarter of an hour', { daily_cap: 40, spacing: 0 }, 15 * MINUTE],
  ])(
    'all go out, %s, in order of age, and are written once for the wait',
    async (_, limits, step) => {
      const box = await busyMailbox(limits);
      const ids = names(0, 200);
      for (const id of ids) await box.queue(id);
      await box.sweep(step);
      expectKept(box, ids, limits);
      // One for the wait, two for the attempt.
      expect(most(box)).toBeLessThanOrEqual(3);
    },
  );

  it('later ones queue behind those that wait', async () => {
    const limits = { daily_cap: 10, spacing: 0 };
    const box = await busyMailbox(limits);
    for (const id of names(0, 30)) await box.queue(id);
    await runDispatch(box.ports, { uid: 'max', ...forever });
    for (const id of names(30, 40)) {
      await box.queue(id);
      await runDispatch(box.ports, { uid: 'max', ...forever });
    }
    await box.sweep(MINUTE);
    expectKept(box, names(0, 40), limits);
    expect(most(box)).toBeLessThanOrEqual(3);
  });

  it('one that takes the send time of another postpones it to the next, and no further', async () => {
    const limits = { daily_cap: 5, spacing: 0 };
    const box = await busyMailbox(limits);
    for (const id of names(0, 20)) await box.queue(id);
    box.world.mail.next.push({ at: 'send', outcome: { kind: 'temporary', code: 'mailbox_busy' } });
    await box.sweep(MINUTE);
    expect(new Set(box.sent.map(({ to }) => to)).size).toBe(20);
    expect(box.state()).toEqual(Array(20).fill('sent'));
    expect(most(box)).toBeLessThanOrEqual(8);
  });

  it('all wait for the end of Gmail’s own limit, and Gmail is not called until then', async () => {
    const limits = { daily_cap: 100, spacing: 0 };
    const box = await busyMailbox(limits);
    for (const id of names(0, 60)) await box.queue(id);
    const limit = { kind: 'temporary', code: 'mailbox_limit' } as const;
    box.world.mail.next.push({ at: 'send', outcome: limit });
    await runDeliverySweep(box.ports, forever);
    expect(box.sent).toHaveLength(1);
    const pause = box.world.data(mailboxDocument.path('max'))?.['paused_until'];
    expect(pause).toEqual(new Date(box.world.ports.clock().getTime() + DAY));
    await box.sweep(MINUTE);
    expect(box.world.mail.sent).toHaveLength(60);
    // The one that Gmail refused was tried twice.
    expect(most(box)).toBeLessThanOrEqual(4);
  });

  it('parallel sweeps of a user send each once, within the limits', async () => {
    const limits = { daily_cap: 15, spacing: 0 };
    const box = await busyMailbox(limits);
    for (const id of names(0, 40)) await box.queue(id);
    const run = () => runDispatch(box.ports, { uid: 'max', ...forever });
    await Promise.all([run(), run(), runDeliverySweep(box.ports, forever), run()]);
    await box.sweep(MINUTE);
    expect(box.sent).toHaveLength(40);
    box.sent.forEach(({ at }) => {
      const day = box.sent.filter((one) => one.at <= at && at - one.at < DAY);
      expect(day.length).toBeLessThanOrEqual(15);
    });
  });

  it('go out with the next one once the person raised the cap', async () => {
    const box = await busyMailbox({ daily_cap: 3, spacing: 0 });
    for (const id of names(0, 30)) await box.queue(id);
    await runDeliverySweep(box.ports, forever);
    expect(box.sent).toHaveLength(3);
    await setEmails(box.world, { daily_cap: 31 });
    await box.queue('last');
    await runDispatch(box.ports, { uid: 'max', ...forever });
    expect(box.sent).toHaveLength(31);
    expect(most(box)).toBeLessThanOrEqual(3);
  });

  it('stay as they are, unwritten, while the mailbox has room for the next one only', async () => {
    const box = await busyMailbox({ daily_cap: 3, spacing: 0 });
    for (const id of names(0, 30)) await box.queue(id);
    await runDeliverySweep(box.ports, forever);
    await setEmails(box.world, { daily_cap: 4 });
    await box.queue('last');
    await runDispatch(box.ports, { uid: 'max', ...forever });
    expect(box.sent).toHaveLength(4);
    const path = deliveryDocument.path('max', 'email_c29');
    expect(box.writes.get(path)).toBe(1);
  });
});
