import { creatorDocument } from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import { cancelDelivery } from '../../../functions/src/delivery/cancel-delivery.ts';
import { runRetryDelivery } from '../../../functions/src/delivery/run-retry-delivery.ts';
import {
  FIRST,
  followedCreator,
  SECOND,
  type FollowedCreator,
} from '../../../functions/test/followed-creator.ts';
import { ANN_MAIL } from '../../../functions/test/delivery-harness.ts';
import { holdBack } from './hold-back.ts';

async function hold({ ports }: FollowedCreator, is_dry = false) {
  const lines: string[] = [];
  const is_whole = await holdBack(ports, { is_dry, print: (line) => lines.push(line) });
  return { is_whole, lines: lines.filter((line) => !line.startsWith(' ')) };
}

const LATER = '2026-06-15T12:00:00Z';

it.each([
  ['before its day', '2026-05-04T09:00:00Z'],
  ['minutes after its time', '2026-05-06T12:10:00Z'],
  ['days after it', '2026-05-12T12:00:00Z'],
])('a follow-up that was planned waits for its owner, held %s', async (_, time) => {
  const ann = await followedCreator();
  const { step, of, round } = ann.plan() ?? {};
  ann.later(new Date(time).getTime() - ann.ports.clock().getTime());
  expect((await hold(ann)).lines).toContain('Follow-ups held: 1.');
  expect(ann.followUpNow(1)).toMatchObject({
    ...{ state: 'held', step: 1, follows: ann.id, to: ANN_MAIL },
    planned_for: new Date(FIRST),
  });
  expect(ann.stored(1)).not.toHaveProperty('due_at');
  const at = new Date(time);
  expect(ann.creator()).toMatchObject({
    follow_up: { step, of, round, due_at: null, made: 1, ended: null },
    ...{ updated_at: at, writer: { by: 'server', at } },
  });
  for (const day of [FIRST, SECOND, LATER].filter((one) => one > time)) await ann.sweepAt(day);
  expect(ann.sentTo()).toEqual([ANN_MAIL]);
});

it('is sent in its thread by the press of its owner, who then gets the next one planned', async () => {
  const ann = await followedCreator();
  ann.later(new Date(LATER).getTime() - ann.ports.clock().getTime());
  await hold(ann);
  const { uid } = ann;
  const { revision: seen_revision } = ann.followUpNow(1);
  await runRetryDelivery(ann.ports, { uid, delivery_id: ann.followUp(1), seen_revision });
  await ann.run();
  expect(ann.followUpNow(1)).toMatchObject({ state: 'sent', thread: ann.delivery().message_id });
  expect(ann.sentTo()).toEqual([ANN_MAIL, ANN_MAIL]);
  expect(ann.plan()).toMatchObject({ step: 2, made: 1, ended: null });
});

it('is stopped by its owner, who sees that it went out', async () => {
  const ann = await followedCreator();
  await hold(ann);
  await cancelDelivery(ann.ports, { uid: ann.uid, delivery_id: ann.followUp(1) });
  await ann.sweepAt(LATER);
  expect(ann.followUpNow(1).state).toBe('cancelled');
  expect(ann.plan()).toMatchObject({ step: 1, due_at: null });
  expect(ann.sentTo()).toEqual([ANN_MAIL]);
});

it('is skipped by its owner, and the next one is planned by the day it was meant for', async () => {
  const ann = await followedCreator();
  await hold(ann);
  await ann.change(1, 'skip');
  expect(ann.followUpNow(1).state).toBe('cancelled');
  expect([ann.plan()?.step, ann.due()]).toEqual([2, new Date(SECOND).toISOString()]);
});

it('one that was opened for editing, and is an email by then, is held like any email', async () => {
  const ann = await followedCreator();
  await ann.change(1, 'edit');
  expect((await hold(ann)).lines).toEqual([
    'Emails held: 1, of 2 deliveries.',
    'Follow-ups held: 0.',
    'Jobs stopped: 0.',
    'Readings of creators without an address stopped: 0.',
  ]);
  await ann.sweepAt(FIRST);
  await ann.sweepAt(LATER);
  expect(ann.followUpNow(1)).toMatchObject({ state: 'held', planned_for: new Date(FIRST) });
});

it.each<[string, (ann: FollowedCreator) => Promise<unknown>]>([
  ['after an answer', (ann) => ann.found()],
  ['switched off', (ann) => ann.switchTo('off')],
  ['stopped', (ann) => ann.change(1, 'stop')],
])('one that may not go out any more is left to the sweep, which ends it: %s', async (_, end) => {
  const ann = await followedCreator();
  await end(ann);
  const before = ann.documents.dump();
  expect((await hold(ann)).lines).toContain('Follow-ups held: 0.');
  expect(ann.documents.dump()).toEqual(before);
  await ann.sweepAt(LATER);
  expect(ann.sentTo()).toEqual([ANN_MAIL]);
});

it('run dry and run again, it makes one email', async () => {
  const ann = await followedCreator();
  const before = ann.documents.dump();
  expect((await hold(ann, true)).lines).toContain('Follow-ups to be held: 1.');
  expect(ann.documents.dump()).toEqual(before);
  await Promise.all([hold(ann), hold(ann)]);
  const after = ann.documents.dump();
  expect((await hold(ann)).lines).toContain('Follow-ups held: 0.');
  expect(ann.documents.dump()).toEqual(after);
});

it('names a creator that cannot be read, and ends with a fault', async () => {
  const ann = await followedCreator();
  const path = creatorDocument.path(ann.uid, ann.creator_id);
  await ann.write('update', path, { name: 7 });
  const { is_whole, lines } = await hold(ann);
  expect(is_whole).toBe(false);
  expect(lines.at(-1)).toContain(`Not held: the follow-up of ${path}.`);
});
