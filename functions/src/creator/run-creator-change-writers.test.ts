import { describe, expect, it } from 'vitest';
import { creatorSchema, type Creator } from '@vibes/core/creator/creator';
import {
  activityDocument,
  creatorDocument,
  crmSettingsDocument,
  deliveryDocument,
} from '@vibes/core/firestore/documents';
import { memoryWorld } from '../../test/memory-world.ts';
import { page, tiktokPage } from '../../test/pages.ts';
import { personWrote } from '../../test/person-wrote.ts';
import { ANN, phone } from '../../test/phone.ts';
import type { Documents } from '../ports/documents.ts';
import { runCreatorChange } from './run-creator-change.ts';

const SECOND = 1000;
const web = { [ANN]: page(ANN, tiktokPage({ handle: 'ann.studio', name: 'Ann', bio: 'flats' })) };

/** A captured creator whose changes are posted to a webhook, and every change of whom is an event. */
async function openWorld() {
  const world = await memoryWorld();
  const settings = crmSettingsDocument.path('max');
  const data = { active_crm_mode: 'webhook' };
  await world.write('update', settings, data);
  const { requestCapture } = phone(world, web);
  const path = creatorDocument.path('max', (await requestCapture({ url: ANN })).creator.id ?? '');
  const stored = () => creatorSchema.parse(world.data(path));
  const events: { before: Creator; after: Creator }[] = [];
  const recording = (documents: Documents): Documents => ({
    ...documents,
    async commit(writes) {
      const before = stored();
      const answer = await documents.commit(writes);
      const isEvent = answer === 'committed' && writes.some((write) => write.path === path);
      if (isEvent) events.push({ before, after: stored() });
      return answer;
    },
  });
  const past = recording(world.documents);
  world.later(SECOND);
  return {
    /** A person's browser. */
    edit: async (change: Partial<Creator>) => {
      const data = { ...change, ...personWrote(world.ports.clock()) };
      await past.commit([{ kind: 'update', path, data }]);
      world.later(SECOND);
    },
    /** A request of ours, during which `meanwhile` runs. */
    requestCapture: async (note: string, meanwhile = () => Promise.resolve()) => {
      let isFirst = true;
      const documents: Documents = {
        ...world.ports.documents,
        async commit(writes) {
          if (isFirst) await meanwhile();
          isFirst = false;
          return recording(world.ports.documents).commit(writes);
        },
      };
      await requestCapture({ url: ANN, note }, { documents });
      world.later(SECOND);
    },
    notes: () => stored().notes,
    /**
     * Delivers every event twice, the last one first. Returns what follows: new mirrors, and the
     * feed.
     */
    report: async () => {
      const mirrors = () => world.under(deliveryDocument.collection('max')).length;
      const stood = mirrors();
      for (const [nth, change] of [...events.entries(), ...events.entries()].toReversed())
        await runCreatorChange(world.ports, { uid: 'max', event_id: `e${nth}`, ...change });
      const feed = world.under(activityDocument.collection('max'));
      const set = feed.filter(({ kind }) => kind === 'status_changed');
      return { events: events.length, mirrors: mirrors() - stood, feed: set.length };
    },
  };
}

describe('of a creator', () => {
  it('a person’s notes are noticed beside a request that adds a note at the same moment', async () => {
    const { edit, requestCapture, notes, report } = await openWorld();
    await requestCapture('seen again', () => edit({ notes: 'met at the fair' }));
    expect(notes()).toBe('met at the fair\nseen again');
    expect(await report()).toEqual({ events: 2, mirrors: 1, feed: 0 });
  });

  it('notes and a status are noticed, each once however often their events come', async () => {
    const { edit, report } = await openWorld();
    await edit({ notes: 'met at the fair' });
    await edit({ status: 'Rejected', status_set_by: 'person' });
    await edit({ status: 'Discovered', status_set_by: 'event' });
    expect(await report()).toEqual({ events: 3, mirrors: 3, feed: 2 });
  });

  it('no change by the server is noticed', async () => {
    const { edit, requestCapture, report } = await openWorld();
    await requestCapture('seen again');
    expect(await report()).toEqual({ events: 1, mirrors: 0, feed: 0 });
    await edit({ notes: 'mine' });
    expect(await report()).toEqual({ events: 2, mirrors: 1, feed: 0 });
  });
});
