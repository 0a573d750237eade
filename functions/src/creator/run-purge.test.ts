import {
  contactedDocument,
  creatorDocument,
  creditEntryDocument,
  deletedCreatorDocument,
  suppressionDocument,
} from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import { restoringPorts } from '../../test/deleting.ts';
import { queuedAnswer } from '../../test/answered-creator.ts';
import { ANN_MAIL, interrupted } from '../../test/delivery-harness.ts';
import { runDeleteCreators, runRestoreCreators } from './run-delete-creators.ts';
import { runPurge } from './run-purge.ts';

const DAY = 24 * 60 * 60_000;
const until = new Date('2100-01-01');

/** Ann was written to, answered, got an answer, and was deleted. */
async function deletedAnn() {
  const world = await queuedAnswer();
  const { uid, creator_id, ports } = world;
  await world.run();
  await world.suppress('opted_out');
  await runDeleteCreators(ports, { uid, ids: [creator_id] });
  return {
    ...world,
    /** Every document that names Ann, or is below one that does. */
    named: () =>
      Object.entries(world.documents.dump())
        // The mailbox counts by ids what went out in the last day, and forgets them by itself.
        .filter(([path]) => !path.startsWith('mailboxes/'))
        .filter(([path, data]) => JSON.stringify([path, data]).includes(creator_id))
        .map(([path]) => path),
    deleted: () => world.data(deletedCreatorDocument.path(uid, creator_id)),
    restore: () => runRestoreCreators(restoringPorts(ports), { uid, ids: [creator_id] }),
  };
}

it('a creator deleted 30 days ago is gone for good, with all that names it but the credit line and the claim of the address', async () => {
  const world = await deletedAnn();
  world.later(30 * DAY - 60_000);
  expect(await runPurge(world.ports, { until })).toBe(0);
  expect(world.deleted()).toBeDefined();
  world.later(120_000);
  expect(await runPurge(world.ports, { until })).toBe(1);
  const line = creditEntryDocument.path(world.uid, `capture_${world.creator_id}`);
  const claim = contactedDocument.path(world.uid, `hash-of-${ANN_MAIL}`);
  expect(world.named().toSorted()).toEqual([claim, line].toSorted());
  expect(world.data(claim)).not.toHaveProperty('site');
  expect(world.data(line)).toMatchObject({ delta: -1, creator_name: null });
  expect(world.data(suppressionDocument.path(world.uid, `hash-of-${ANN_MAIL}`))).toMatchObject({
    reason: 'opted_out',
  });
  expect(await world.restore()).toMatchObject({ ends: [{ done: false }] });
  expect(await runPurge(world.ports, { until })).toBe(0);
});

it('one that is restored at that moment stays, with all that belongs to it', async () => {
  const world = await deletedAnn();
  world.later(31 * DAY);
  const before = world.named().length;
  const at = deletedCreatorDocument.path(world.uid, world.creator_id);
  const documents = interrupted(world.ports.documents, { at, happens: world.restore });
  expect(await runPurge({ ...world.ports, documents }, { until })).toBe(0);
  expect(world.data(creatorDocument.path(world.uid, world.creator_id))).toBeDefined();
  expect(world.named()).toHaveLength(before);
});

it('a person captured again after that is a new creator, who costs a credit', async () => {
  const world = await deletedAnn();
  world.later(31 * DAY);
  await runPurge(world.ports, { until });
  const balance = Number(world.balance());
  const { creator, outcome } = await world.requestCapture();
  expect(outcome).toBe('created');
  expect(creator.id).not.toBe(world.creator_id);
  expect(world.balance()).toBe(balance - 1);
});

it('one that cannot be read is reported, and holds up nobody', async () => {
  const world = await deletedAnn();
  const broken = deletedCreatorDocument.path(world.uid, 'broken');
  const data = { purge_at: new Date(0) };
  await world.write('create', broken, data);
  world.later(31 * DAY);
  const faults: string[] = [];
  const onFault = ({ path }: { path: string }) => faults.push(path);
  expect(await runPurge({ ...world.ports, onFault }, { until })).toBe(1);
  expect(faults).toEqual([broken]);
});
