import { replyRequestSchema } from '@vibes/core/api/reply-request';
import {
  deliveryDocument,
  inboundDocument,
  suppressionDocument,
} from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { answeredCreator, queuedAnswer } from '../../test/answered-creator.ts';
import { ANN_MAIL, deliveryHarness } from '../../test/delivery-harness.ts';
import { confirmDelivery } from '../delivery/confirm-delivery.ts';
import { optOut } from '../opt-out/opt-out.ts';
import { reportReply } from '../replies/run-report-reply.ts';
import { deleting } from '../../test/deleting.ts';

async function sentTo() {
  const world = deleting(await deliveryHarness());
  await world.send();
  await world.run();
  return world;
}

describe('what arrives for a deleted creator', () => {
  it('a reply is kept and counted, and is there when the creator is restored', async () => {
    const world = deleting(await answeredCreator());
    await world.writes();
    await world.del();
    world.later(60_000);
    expect(await world.writes({}, 'm2')).toBe('recorded');
    expect(world.stored()).toBeUndefined();
    expect(world.deleted()).toMatchObject({ status: 'Responded', awaiting: 'us' });
    expect(world.message('m2')).toBeDefined();
    expect(world.day()).toMatchObject({ replies: 1 });
    await world.restore();
    expect(world.creator()).toMatchObject({ awaiting: 'us' });
  });

  it('a first reply counts as one, and no other CRM hears of it before the creator is back', async () => {
    const world = deleting(await deliveryHarness());
    await world.setCrm('webhook');
    await world.send();
    await world.run();
    await world.del();
    const mirrors = () =>
      world.under(deliveryDocument.collection(world.uid)).filter(({ kind }) => kind === 'crm');
    const before = mirrors().length;
    await reportReply(
      { ...world.ports, checkAccess: () => Promise.resolve(), per_minute: 10 },
      {
        uid: world.uid,
        signed_in_at: null,
        reply: replyRequestSchema.parse({ from: ANN_MAIL, text: 'Yes' }),
      },
    );
    expect(world.day()).toMatchObject({ replies: 1 });
    expect(world.deleted()).toMatchObject({ status: 'Responded' });
    expect(mirrors()).toHaveLength(before);
    await world.restore();
    expect(mirrors()).toHaveLength(before + 1);
  });

  it('a reply from an address that had no email of ours finds them too', async () => {
    const world = deleting(await deliveryHarness());
    await world.forget();
    await world.del();
    const { creator } = await reportReply(
      { ...world.ports, checkAccess: () => Promise.resolve(), per_minute: 10 },
      {
        uid: world.uid,
        signed_in_at: null,
        reply: replyRequestSchema.parse({ from: ANN_MAIL, text: 'Hi' }),
      },
    );
    expect(creator.id).toBe(world.creator_id);
    expect(world.under(inboundDocument.collection(world.uid, world.creator_id))).toHaveLength(1);
  });

  it('a bounce marks the address', async () => {
    const world = deleting(await answeredCreator());
    await world.del();
    await world.writes(
      {
        class: 'bounce',
        bounce: {
          address: ANN_MAIL,
          fault: 'recipient',
          is_temporary: false,
          sentence: 'No such user.',
        },
      } as never,
      'b1',
    );
    expect(world.deleted()?.['email_refused_at']).toBeInstanceOf(Date);
    expect(world.data(suppressionDocument.path(world.uid, `hash-of-${ANN_MAIL}`))).toMatchObject({
      reason: 'bounced',
    });
  });

  it('an opt-out is recorded for good, and holds once they are restored', async () => {
    const world = await sentTo();
    await world.del();
    const address_hashes = [`hash-of-${ANN_MAIL}`];
    await optOut(world.ports, { uid: world.uid, creator_id: world.creator_id, address_hashes });
    expect(world.deleted()?.['opted_out_at']).toBeInstanceOf(Date);
    await world.restore();
    expect(world.creator().opted_out_at).toBeInstanceOf(Date);
    await expect(world.send(true)).rejects.toMatchObject({ code: 'bad_request' });
  });

  it('an uncertain email that a person confirms is marked on them', async () => {
    const world = await sentTo();
    await world.set({ state: 'uncertain', sent_at: null });
    await world.setCreator({ email_sent: false });
    await world.del();
    await confirmDelivery(world.ports, { uid: world.uid, delivery_id: world.id });
    expect(world.deleted()).toMatchObject({ email_sent: true, follow_up: null });
    expect(world.stored()).toBeUndefined();
  });
});

describe('nothing is sent to a deleted creator', () => {
  it('not an answer that failed before and is retried', async () => {
    const world = deleting(await queuedAnswer());
    await world.change(deliveryDocument.path(world.uid, world.answer_id()), {
      state: 'failed',
      due_at: undefined,
    });
    await world.del();
    await world.retry();
    await world.run();
    expect(world.wire()).toEqual([]);
    expect(world.answered()).toMatchObject({
      state: 'cancelled',
      last_error: { code: 'creator_deleted' },
    });
  });

  it('not an email that waits after all', async () => {
    const world = deleting(await deliveryHarness());
    await world.del();
    await world.set({ state: 'queued', due_at: world.ports.clock() });
    await world.run();
    expect(world.sentTo()).toEqual([]);
    expect(world.delivery(world.id)).toMatchObject({ last_error: { code: 'creator_deleted' } });
  });
});
