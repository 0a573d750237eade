import { describe, expect, it } from 'vitest';
import { creatorSchema, type Creator } from '@vibes/core/creator/creator';
import {
  creatorDocument,
  crmSettingsDocument,
  deletionDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import { deliveryHarness } from '../../test/delivery-harness.ts';
import { page, tiktokPage, tiktokWall } from '../../test/pages.ts';
import { personWrote } from '../../test/person-wrote.ts';
import { ANN, phone } from '../../test/phone.ts';
import { memoryWorld } from '../../test/memory-world.ts';
import { recordDm } from './record-dm.ts';
import { runCreatorChange } from './run-creator-change.ts';

const EVENT = '5f0c8d1e-8f0e-4c3f-9a53-2b3c1f0d9e11';

async function openWorld(mode: 'notion' | 'webhook' | 'built-in') {
  const harness = await deliveryHarness();
  await harness.setCrm(mode);
  const mirrors = () =>
    Object.entries(harness.documents.dump()).flatMap(([path, data]) =>
      /\/deliveries\/(notion|crm)_[^/]+$/.test(path) ? [{ id: path.split('/')[3], ...data }] : [],
    );
  /** A person changes the creator in the browser, and the trigger gets the event. */
  const edit = async (data: Partial<Creator>, event_id = EVENT) => {
    const before = harness.creator();
    harness.later(1000);
    await harness.setCreator({ ...data, ...personWrote(harness.ports.clock()) });
    const change = { uid: 'max', event_id, before, after: harness.creator() };
    await runCreatorChange(harness.ports, change);
    return change;
  };
  return { ...harness, mirrors, edit };
}

describe('a change by hand', () => {
  it.each<Partial<Creator>>([
    { notes: 'met at the fair' },
    { status: 'Rejected', status_set_by: 'person' },
  ])('queues a mirror, and dispatches it: %o', async (change) => {
    const world = await openWorld('webhook');
    await world.edit(change);
    const id = `crm_${world.creator_id}_${EVENT}`;
    expect(world.mirrors()).toMatchObject([{ id, kind: 'crm', state: 'queued' }]);
    expect(world.dispatched).toEqual([{ uid: 'max', id }]);
  });

  it('of the notes is a line of the feed with their beginning, once though its event comes twice', async () => {
    const world = await openWorld('built-in');
    const change = await world.edit({ notes: `met at the fair ${'x'.repeat(900)}` });
    await runCreatorChange(world.ports, change);
    const feed = Object.values(world.feed()) as { kind: string; detail: string }[];
    expect(feed.filter(({ kind }) => kind === 'notes_changed')).toMatchObject([
      { detail: expect.stringMatching(/^met at the fair x+/) as string },
    ]);
    await world.edit({ status: 'Rejected', status_set_by: 'person' }, 'e2');
    expect(Object.values(world.feed()).length).toBe(feed.length + 1);
  });

  it.each([new Date('2026-05-20T22:00:00Z'), null])(
    'of the day to be reminded, to %s, writes nothing else',
    async (remind_at) => {
      const world = await openWorld('webhook');
      await world.setCreator({ remind_at: new Date('2026-05-10T22:00:00Z') });
      const path = creatorDocument.path('max', world.creator_id);
      const before = world.documents.dump();
      await world.edit({ remind_at });
      expect(world.documents.dump()).toEqual({ ...before, [path]: world.data(path) });
      expect(world.dispatched).toEqual([]);
    },
  );

  it('writes nothing for an account that is being deleted, though its event comes late', async () => {
    const world = await openWorld('webhook');
    const path = deletionDocument.path('max');
    await world.write('create', path, {});
    const known = Object.keys(world.documents.dump());
    await world.edit({ status: 'Rejected', status_set_by: 'person', notes: 'met at the fair' });
    expect(Object.keys(world.documents.dump())).toEqual(known);
  });

  it('is posted once to a webhook though its event comes twice, also once it went out', async () => {
    const world = await openWorld('webhook');
    const change = await world.edit({ notes: 'met at the fair' });
    await runCreatorChange(world.ports, change);
    const [mirror] = world.mirrors();
    const sent = { state: 'sent', due_at: undefined };
    await world.change(deliveryDocument.path('max', mirror?.id ?? ''), sent);
    await runCreatorChange(world.ports, change);
    expect(world.mirrors()).toMatchObject([{ state: 'sent' }]);
  });

  it('is mirrored although its event has an id that no document may have', async () => {
    const world = await openWorld('webhook');
    await world.edit({ notes: 'met at the fair' }, 'projects/p/events:1');
    expect(world.mirrors()).toMatchObject([{ id: `crm_${world.creator_id}_projects_p_events_1` }]);
  });
});

describe('a change by the server', () => {
  it('is mirrored once, by its own write: a request that adds a note', async () => {
    const world = await memoryWorld();
    const mode = { active_crm_mode: 'webhook' };
    await world.write('update', crmSettingsDocument.path('max'), mode);
    const first = phone(world, { [ANN]: page(ANN, tiktokWall) });
    const { creator } = await first.requestCapture({ url: ANN });
    const path = creatorDocument.path('max', creator.id ?? '');
    const before = creatorSchema.parse(world.data(path));
    const body = tiktokPage({ handle: 'ann.studio', name: 'Ann', bio: 'tiny flats' });
    await phone(world, { [ANN]: page(ANN, body) }).requestCapture({
      url: ANN,
      note: 'met at the fair',
    });
    const after = creatorSchema.parse(world.data(path));
    expect(after).toMatchObject({ name: 'Ann', notes: 'met at the fair' });
    expect(world.under(deliveryDocument.collection('max'))).toHaveLength(2);
    await runCreatorChange(world.ports, { uid: 'max', event_id: EVENT, before, after });
    expect(world.under(deliveryDocument.collection('max'))).toHaveLength(2);
  });

  it('is mirrored once, by its own write: an email sent, a DM recorded', async () => {
    const world = await openWorld('webhook');
    const before = world.creator();
    await recordDm(world.ports, { uid: 'max', creator_id: world.creator_id, step: 'sent' });
    const contacted = world.creator();
    await world.send();
    await world.run();
    const after = world.creator();
    expect(world.mirrors()).toHaveLength(2);
    for (const [one, other] of [
      [before, contacted],
      [contacted, after],
    ] as const) {
      const change = { uid: 'max', event_id: EVENT, before: one, after: other };
      await runCreatorChange(world.ports, change);
    }
    expect(world.mirrors()).toHaveLength(2);
  });
});
