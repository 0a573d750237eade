import {
  answerDraftDocument,
  creatorDocument,
  crmSettingsDocument,
  deletedCreatorDocument,
  deliveryDocument,
  suppressionDocument,
} from '@vibes/core/firestore/documents';
import { creatorSchema } from '@vibes/core/creator/creator';
import { answerId, firstEmailId, followUpId } from '@vibes/core/delivery/email-id';
import { describe, expect, it } from 'vitest';
import { restoringPorts } from '../../test/deleting.ts';
import { ANN_MAIL } from '../../test/delivery-harness.ts';
import { FIRST, followedCreator, SECOND } from '../../test/followed-creator.ts';
import { forever } from '../../test/queue-delivery.ts';
import { page, tiktokRecord } from '../../test/pages.ts';
import { phone } from '../../test/phone.ts';
import { answerCreator } from '../delivery/answer-creator.ts';
import { runDispatch } from '../delivery/run-dispatch.ts';
import { optOutCreator } from '../opt-out/run-opt-out-creator.ts';
import { runInbound } from '../replies/run-inbound.ts';
import { MESSAGE } from '../../../core/test/some-message.ts';
import { runDeleteCreators, runRestoreCreators } from './run-delete-creators.ts';
import { runSayOfReply } from '../replies/run-say-of-reply.ts';
import { runTakeBackSaid } from '../replies/run-take-back-said.ts';
import { runJoinCreators } from './run-join-creators.ts';
import { runPurge } from './run-purge.ts';
import { runSeparateCreators } from './run-separate-creators.ts';

const MIA = 'https://www.tiktok.com/@mia.two';
const MIA_MAIL = 'mia@studio-two.com';
const web = {
  [MIA]: page(MIA, tiktokRecord({ id: '20002', uniqueId: 'mia.two', signature: MIA_MAIL })),
};
const DAY = 24 * 60 * 60_000;

/** Ann and, a minute younger, Mia, both written to and followed up, of whom a person says they are one. */
async function followed() {
  const world = await followedCreator();
  const { uid, ports, creator_id: ann } = world;
  world.later(60_000);
  const mia = (await phone(world, web).requestCapture({ url: MIA })).creator.id ?? '';
  await runDispatch(ports, { uid, ...forever });
  const stored = (id: string) => creatorSchema.parse(world.data(creatorDocument.path(uid, id)));
  return {
    ...world,
    ...{ ann, mia, stored },
    aside: () => world.data(deletedCreatorDocument.path(uid, mia)),
    join: () => runJoinCreators(ports, { uid, ids: [ann, mia] }),
    inbound: (creator_id: string, change: Partial<typeof MESSAGE> = {}) =>
      runInbound(ports, {
        ...{ uid, creator_id, delivery_id: firstEmailId(creator_id), id: `m_${creator_id}` },
        ...{ says_of_mailbox: null, message: { ...MESSAGE, at: ports.clock(), ...change } },
      }),
    mails: () => world.mail.sent.map(({ to }) => to),
  };
}

describe('follow-ups of two creators that are joined', () => {
  it('end for the younger and go on for the older, also where both are due in the same minute', async () => {
    const world = await followed();
    expect(world.stored(world.mia).follow_up).toMatchObject({ ended: null });
    await world.join();
    expect(world.stored(world.ann).follow_up).toMatchObject({ ended: null });
    expect(world.aside()).toMatchObject({ follow_up: { ended: 'creator_joined', due_at: null } });
    await world.sweepAt(FIRST);
    await world.sweepAt(SECOND);
    expect(world.mails()).toEqual([ANN_MAIL, MIA_MAIL, ANN_MAIL, ANN_MAIL]);
  });

  it('that were queued already do not go out', async () => {
    const world = await followed();
    const due = new Date(FIRST).getTime() - world.ports.clock().getTime() + 120_000;
    world.later(due);
    const { runFollowUpSweep } = await import('../follow-ups/run-follow-up-sweep.ts');
    await runFollowUpSweep(world.ports, forever);
    await world.join();
    await world.sweep();
    expect(world.mails().filter((to) => to === MIA_MAIL)).toHaveLength(1);
    expect(world.data(deliveryDocument.path(world.uid, followUpId(world.mia, 1)))).toMatchObject({
      state: 'cancelled',
      last_error: { code: 'creator_joined' },
    });
  });

  it('end by a reply in the other thread', async () => {
    const world = await followed();
    await world.join();
    await world.inbound(world.mia, { from: MIA_MAIL });
    expect(world.stored(world.ann).follow_up).toMatchObject({ ended: 'replied' });
    await world.sweepAt(SECOND);
    expect(world.mails()).toEqual([ANN_MAIL, MIA_MAIL]);
  });
});

it('a message in the other thread is answered there, by the creator that stayed', async () => {
  const world = await followed();
  await world.join();
  await world.inbound(world.mia, { from: MIA_MAIL, message_id: 'r9@studio-two.com' });
  await answerCreator(world.ports, {
    ...{ uid: world.uid, creator_id: world.ann, inbound_id: `m_${world.mia}` },
    ...{ text: 'Gladly.', number: 1 },
  });
  await runDispatch(world.ports, { uid: world.uid, ...forever });
  expect(world.mails().at(-1)).toBe(MIA_MAIL);
  expect(world.data(deliveryDocument.path(world.uid, answerId(world.ann, 1)))).toMatchObject({
    state: 'sent',
  });
  expect(world.data(answerDraftDocument.path(world.uid, world.ann))).toBeUndefined();
});

it('an answer that waits in the thread of the one that goes still goes out', async () => {
  const world = await followed();
  await world.inbound(world.mia, { from: MIA_MAIL });
  await answerCreator(world.ports, {
    ...{ uid: world.uid, creator_id: world.mia, inbound_id: `m_${world.mia}` },
    ...{ text: 'Gladly.', number: 1 },
  });
  await world.join();
  await runDispatch(world.ports, { uid: world.uid, ...forever });
  expect(world.mails().at(-1)).toBe(MIA_MAIL);
  expect(world.stored(world.ann)).toMatchObject({ email_sent: true });
});

it('a stop wish is noted for every address of the person', async () => {
  const world = await followed();
  await world.join();
  await world.inbound(world.mia, { from: 'mia.private@home.com' });
  await optOutCreator(world.ports, { uid: world.uid, creator_id: world.ann });
  for (const mail of [ANN_MAIL, MIA_MAIL, 'mia.private@home.com'])
    expect(world.data(suppressionDocument.path(world.uid, `hash-of-${mail}`))).toMatchObject({
      reason: 'opted_out',
    });
  await world.sweepAt(SECOND);
  expect(world.mails()).toEqual([ANN_MAIL, MIA_MAIL]);
});

it('the user’s own CRM is told once, of the row that stays', async () => {
  const world = await followed();
  await world.write('update', crmSettingsDocument.path(world.uid), { active_crm_mode: 'webhook' });
  await world.join();
  const mirrors = world
    .under(deliveryDocument.collection(world.uid))
    .filter(({ kind }) => kind === 'crm');
  expect(mirrors).toMatchObject([{ creator_id: world.ann, state: 'queued' }]);
});

describe('a joined creator', () => {
  it('is restored by nobody as if it were deleted', async () => {
    const world = await followed();
    await world.join();
    const asked = { uid: world.uid, ids: [world.mia] };
    const { ends } = await runRestoreCreators(restoringPorts(world.ports), asked);
    expect(ends).toMatchObject([{ done: false }]);
    expect(world.aside()).toBeDefined();
  });

  it('is purged with the one it belongs to, and not before', async () => {
    const world = await followed();
    await world.join();
    world.later(40 * DAY);
    const run = { until: new Date('2100-01-01') };
    expect(await runPurge(world.ports, run)).toBe(0);
    await runDeleteCreators(world.ports, { uid: world.uid, ids: [world.ann] });
    world.later(31 * DAY);
    expect(await runPurge(world.ports, run)).toBe(1);
    expect(world.aside()).toBeUndefined();
    expect(
      world.under(deliveryDocument.collection(world.uid)).filter(({ kind }) => kind === 'email'),
    ).toEqual([]);
  });
});

describe('what two creators that are joined said', () => {
  it('is the last of both, and which email either answered first; what was said of it stays said', async () => {
    const world = await followed();
    const { uid, ports, ann, mia } = world;
    await world.inbound(ann, { text: 'Yes.' });
    world.later(60_000);
    await world.inbound(mia, { text: 'And what do you pay?' });
    const { said_at } = await runSayOfReply(ports, { uid, creator_id: ann, says: 'interested' });
    await world.join();
    expect(world.stored(ann)).toMatchObject({
      ...{ last_in_text: 'And what do you pay?', replied_to_step: 0, said: null },
      person_says: 'interested',
    });
    const back = await runTakeBackSaid(ports, { uid, creator_id: ann, said_at });
    expect(back).toEqual({ is_taken_back: false });
  });

  it('counts once for each, and is taken back with the last message of both', async () => {
    const world = await followed();
    const { uid, ports, ann, mia } = world;
    await world.inbound(mia);
    await world.join();
    await runSayOfReply(ports, { uid, creator_id: ann, says: 'interested' });
    expect(world.counted()).toMatchObject({ replies: 1, interested: 1 });
    const notThem = { uid, creator_id: ann, says: 'not_them', inbound_id: `m_${mia}` } as const;
    world.later(1000);
    const said = await runSayOfReply(ports, notThem);
    expect(world.counted()).toMatchObject({ replies: 0, interested: 0 });
    expect(world.stored(ann)).toMatchObject({ last_in_at: null, person_says: null });
    world.later(1000);
    await runTakeBackSaid(ports, { uid, creator_id: ann, ...said });
    expect(world.counted()).toMatchObject({ replies: 1, interested: 1 });
    expect(world.stored(ann)).toMatchObject({ status: 'Responded', person_says: 'interested' });
  });

  it('comes back with a creator that is taken apart, as far as it is theirs', async () => {
    const world = await followed();
    const { uid, ports, ann, mia } = world;
    await world.join();
    world.later(60_000);
    await world.inbound(mia, { text: 'Who is this?' });
    const notThem = { uid, creator_id: ann, says: 'not_them', inbound_id: `m_${mia}` } as const;
    await runSayOfReply(ports, notThem);
    await runSeparateCreators(ports, { uid, id: ann, joined: mia });
    expect(world.stored(mia)).toMatchObject({ last_in_at: null, status: 'Contacted' });
  });
});
