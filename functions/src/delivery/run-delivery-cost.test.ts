import { LEASE } from '@vibes/core/delivery/mailbox';
import { describe, expect, it } from 'vitest';
import { countingDocuments } from '../../../local/src/bench/counting-documents.ts';
import { emailByWebhook } from '../../test/channels.ts';
import { countingRounds } from '../../test/counting-rounds.ts';
import { deliveryHarness, interrupted } from '../../test/delivery-harness.ts';
import { FIRST, followedCreator } from '../../test/followed-creator.ts';
import { queueDelivery } from '../../test/queue-delivery.ts';
import type { Documents } from '../ports/documents.ts';
import { runFollowUpSweep } from '../follow-ups/run-follow-up-sweep.ts';
import { runDelivery, type DeliveryPorts } from './run-delivery.ts';
import type { DeliveryRef } from './send-context.ts';

/** One delivery: how it ended, the documents it read and wrote, and how often it waited for them. */
async function costOf(ports: DeliveryPorts, ref: DeliveryRef) {
  const counting = countingDocuments(ports.documents);
  const { documents, rounds } = countingRounds(counting.documents);
  const state = await runDelivery({ ...ports, documents }, ref);
  return { state, ...counting.cost, rounds: rounds.reads, commits: rounds.commits };
}

/** Ann's email, released and due. */
async function released() {
  const ann = await deliveryHarness();
  await ann.send();
  return { ...ann, ref: { uid: ann.uid, id: ann.id } };
}

describe('a delivery waits for the database', () => {
  it('three times before and twice behind what it writes, for a first email', async () => {
    const { ports, ref } = await released();
    expect(await costOf(ports, ref)).toEqual({
      state: 'sent',
      reads: 13,
      writes: 6,
      rounds: 3,
      commits: 2,
    });
  });

  it('as often for a later one', async () => {
    const ann = await released();
    await ann.run();
    ann.later(LEASE);
    const id = await queueDelivery(ann, 'bob');
    expect(await costOf(ann.ports, { uid: ann.uid, id })).toMatchObject({
      state: 'sent',
      reads: 13,
      rounds: 3,
      commits: 2,
    });
  });

  it('as often for one within two minutes, which reads whether the last holds the mailbox', async () => {
    const ann = await released();
    await ann.run();
    const id = await queueDelivery(ann, 'bob');
    expect(await costOf(ann.ports, { uid: ann.uid, id })).toMatchObject({
      state: 'sent',
      reads: 14,
      rounds: 3,
      commits: 2,
    });
  });

  it('as often with follow-ups on', async () => {
    const ann = await followedCreator();
    const id = await queueDelivery(ann, 'bob');
    const cost = await costOf(ann.ports, { uid: ann.uid, id });
    expect(cost).toMatchObject({ state: 'sent', reads: 14, rounds: 3, commits: 2 });
    expect(ann.data('users/max/creators/bob')).toMatchObject({ follow_up: { step: 1 } });
  });

  it('once more for the mirror in Notion', async () => {
    const { ports, ref, setCrm } = await released();
    await setCrm('notion');
    expect(await costOf(ports, ref)).toMatchObject({
      state: 'sent',
      reads: 14,
      rounds: 4,
      commits: 2,
    });
  });

  it('four times for an email that its server refuses', async () => {
    const { ports, ref, mail } = await released();
    const answer = { status: 550, text: '550 5.1.1 no such user', milliseconds: 9 };
    const outcome = { kind: 'permanent', code: 'recipient_refused', answer } as const;
    mail.next.push({ at: 'send', outcome });
    const cost = await costOf(ports, ref);
    expect(cost).toMatchObject({ state: 'failed', commits: 2 });
    expect(cost.rounds).toBeLessThanOrEqual(4);
  });

  it('three times by webhook', async () => {
    const ann = await released();
    await emailByWebhook(ann);
    const cost = await costOf(ann.ports, ann.ref);
    expect(cost).toMatchObject({ state: 'sent', commits: 2 });
    expect(cost.rounds).toBeLessThanOrEqual(4);
    expect(cost.reads).toBeLessThanOrEqual(13);
  });

  it('twice for one that the gate stops, and once for one that is not due', async () => {
    const { ports, ref, suppress } = await released();
    await suppress('opted_out');
    const cost = await costOf(ports, ref);
    expect(cost).toMatchObject({ state: 'cancelled', commits: 1 });
    expect(cost.rounds).toBeLessThanOrEqual(4);
    expect(await costOf(ports, ref)).toMatchObject({ state: 'left', rounds: 1, commits: 0 });
  });

  it('as often for each of the two gates of a follow-up', async () => {
    const ann = await followedCreator();
    ann.later(new Date(FIRST).getTime() - ann.ports.clock().getTime());
    await runFollowUpSweep(ann.ports, { until: new Date('2100-01-01') });
    const cost = await costOf(ann.ports, { uid: ann.uid, id: ann.followUp(1) });
    expect(cost).toMatchObject({ state: 'sent', rounds: 5, commits: 2 });
  });
});

describe('what the gate has read is read again', () => {
  const during = (
    documents: Documents,
    ann: Awaited<ReturnType<typeof released>>,
    happens: () => Promise<unknown>,
  ) => interrupted(documents, { at: `users/max/creators/${ann.creator_id}`, happens });

  it('where the creator was changed while the email was sent', async () => {
    const ann = await released();
    const documents = during(ann.ports.documents, ann, () => ann.setCreator({ notes: 'called' }));
    expect(await runDelivery({ ...ann.ports, documents }, ann.ref)).toBe('sent');
    expect(ann.creator()).toMatchObject({ notes: 'called', email_sent: true, status: 'Contacted' });
    expect(ann.day()).toMatchObject({ emails_sent: 1 });
  });

  it('where follow-ups were switched on while it was sent', async () => {
    const ann = await followedCreator({ is_on: false });
    const id = await queueDelivery(ann, 'bob');
    const mail: typeof ann.ports.mail = async (account) => {
      await ann.switchTo('on');
      return ann.ports.mail(account);
    };
    const ref = { uid: ann.uid, id };
    expect(await runDelivery({ ...ann.ports, mail }, ref)).toBe('sent');
    expect(ann.data('users/max/creators/bob')).toMatchObject({ follow_up: { step: 1 } });
  });
});
