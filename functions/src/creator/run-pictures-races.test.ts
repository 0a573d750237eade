import { creatorDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { bytes, LINK, OTHER, picturedCreator, textOf } from '../../test/pictured-creator.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import type { PicturesPorts } from './run-pictures.ts';

const MINUTE = 60_000;

describe('a worker that fetches a picture', () => {
  it('leaves it to the one that was first', async () => {
    const { ports, run, fetched } = await picturedCreator();
    const other = await ports.documents.find({
      collection: 'creators',
      everywhere: true,
      field: 'picture_due_at',
      until: ports.clock(),
      limit: 9,
    });
    expect(await run()).toMatchObject({ kept: 1 });
    const late = { ...ports.documents, find: () => Promise.resolve(other) };
    expect(await run({ documents: late })).toMatchObject({ left: 1, kept: 0 });
    expect(fetched).toHaveLength(1);
  });

  it('writes nothing of a creator who has been deleted', async () => {
    const { world, run, id, picture } = await picturedCreator();
    const fetchPicture = async () => {
      const path = creatorDocument.path('max', id);
      await world.write('delete', path);
      return bytes('ann');
    };
    expect(await run({ fetchPicture })).toMatchObject({ gone: 1, kept: 0 });
    expect(picture()).toBeUndefined();
    expect(world.creators()).toEqual([]);
  });

  it('leaves the creator to a capture that has just found another picture', async () => {
    const { run, capture, creator, picture, fetched } = await picturedCreator();
    const fetchPicture: PicturesPorts['fetchPicture'] = async ({ url }) => {
      fetched.push(url);
      if (url === LINK) await capture(OTHER);
      return bytes(url === LINK ? 'ann' : 'spring');
    };
    expect(await run({ fetchPicture })).toMatchObject({ gone: 1, kept: 1 });
    expect(picture()).toMatchObject({ data: textOf('spring') });
    expect(creator()).toMatchObject({ picture_due_at: null, avatar_url: OTHER });
  });

  it('changes nothing that a person wrote at the same time', async () => {
    const { world, run, id, creator } = await picturedCreator();
    const path = creatorDocument.path('max', id);
    const fetchPicture = async () => {
      await world.write('update', path, { notes: 'by hand' });
      return bytes('ann');
    };
    expect(await run({ fetchPicture })).toMatchObject({ kept: 1 });
    expect(creator().notes).toBe('by hand');
  });

  /** Fetching, then the claim and the end, each before and after it is written. */
  it.each([0, 1, 2, 3, 4])(
    'may be killed at its call %s, and the next one finishes',
    async (at) => {
      const { world, ports, run, picture, creator } = await picturedCreator();
      let calls = 0;
      let isDead = false;
      const dying =
        <In extends unknown[], Out>(call: (...input: In) => Promise<Out>) =>
        async (...input: In): Promise<Out> => {
          if (isDead) throw new Error('killed');
          isDead = calls === at;
          calls += 1;
          const out = await call(...input);
          if (isDead) throw new Error('killed');
          return out;
        };
      const { documents } = ports;
      const killed = {
        documents: {
          ...documents,
          find: dying(documents.find),
          getAll: dying(documents.getAll),
          commit: dying((writes: DocumentWrite[]) => documents.commit(writes)),
        },
        fetchPicture: dying(ports.fetchPicture),
        onFault: () => undefined,
      };
      await run(killed).catch(() => undefined);
      world.later(10 * MINUTE);
      await run();
      expect(picture()).toMatchObject({ data: textOf('ann') });
      expect(creator()).toMatchObject({ picture_due_at: null, picture_attempts: 0 });
    },
  );
});
