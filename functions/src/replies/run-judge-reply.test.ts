import { inboundDocument } from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import { MESSAGE } from '../../../core/test/some-message.ts';
import { ANN_MAIL, deliveryHarness } from '../../test/delivery-harness.ts';
import { runDelivery } from '../delivery/run-delivery.ts';
import { runJudgeReply } from './run-judge-reply.ts';
import { runInbound } from './run-inbound.ts';

/** Ann has had an email, and a message has come that may be hers. */
async function doubtful(proof: 'claimed' | 'proven' = 'claimed') {
  const harness = await deliveryHarness();
  const { uid, id, creator_id, ports } = harness;
  await harness.send();
  await runDelivery(ports, { uid, id });
  await runInbound(ports, {
    ...{ uid, creator_id, delivery_id: id, id: 'm1', says_of_mailbox: null },
    message: { ...MESSAGE, at: ports.clock(), from: ANN_MAIL, proof },
  });
  const judge = (is_theirs: boolean, inbound_id = 'm1') =>
    runJudgeReply(ports, { uid, creator_id, inbound_id, is_theirs });
  const says = () => harness.data(inboundDocument.path(uid, creator_id, 'm1'))?.['person_says'];
  return { ...harness, judge, says };
}

it('a message that is theirs is their reply, counted once', async () => {
  const ann = await doubtful();
  expect(ann.creator()).toMatchObject({ status: 'Contacted', may_be_from: { count: 1 } });
  await Promise.all([ann.judge(true), ann.judge(true)]);
  expect(ann.creator()).toMatchObject({
    status: 'Responded',
    awaiting: 'us',
    may_be_from: null,
  });
  expect(ann.day()?.replies).toBe(1);
  expect(ann.says()).toBe('theirs');
  await ann.judge(false);
  expect([ann.says(), ann.creator().status]).toEqual(['theirs', 'Responded']);
});

it('one that is not theirs changes nothing', async () => {
  const ann = await doubtful();
  await ann.judge(false);
  expect(ann.creator()).toMatchObject({ status: 'Contacted', may_be_from: null });
  expect(ann.day()?.replies).toBeUndefined();
  expect(ann.says()).toBe('not_theirs');
});

it('a reply that is known to be theirs stays one', async () => {
  const ann = await doubtful('proven');
  await ann.judge(false);
  expect([ann.says(), ann.creator().status]).toEqual([null, 'Responded']);
});

it('a message that is not there is refused', async () => {
  const ann = await doubtful();
  await expect(ann.judge(true, 'm2')).rejects.toThrow('This message is no longer there.');
});
