import { creatorSchema } from '@vibes/core/creator/creator';
import { creatorDocument, creatorPictureDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { memoryWorld } from '../../test/memory-world.ts';
import { page, tiktokPage } from '../../test/pages.ts';
import { ANN, phone } from '../../test/phone.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import type { PictureFetch } from '../ports/picture-fetcher.ts';
import { runPictures, type PicturesPorts } from './run-pictures.ts';

const MINUTE = 60_000;
const LINK = 'https://cdn.test/ann.jpeg?x-expires=1';
const OTHER = 'https://cdn.test/ann-in-spring.jpeg?x-expires=2';
const annPage = (avatarLarger: string) => ({
  [ANN]: page(ANN, tiktokPage({ handle: 'ann.studio', name: 'Ann', avatarLarger })),
});
const bytes = (text: string): PictureFetch => ({ kind: 'picture', bytes: Buffer.from(text) });
const GONE: PictureFetch = { kind: 'failed', is_final: true };
const SILENT: PictureFetch = { kind: 'failed', is_final: false };

/** Ann, captured with a picture behind `link`, and the job on a web of the given pictures. */
async function captured(link = LINK) {
  const world = await memoryWorld();
  const web: Record<string, PictureFetch> = { [LINK]: bytes('ann'), [OTHER]: bytes('spring') };
  const fetched: string[] = [];
  const ports: PicturesPorts = {
    ...world.ports,
    fetchPicture: ({ url }) => {
      fetched.push(url);
      return Promise.resolve(web[url] ?? GONE);
    },
    shrinkPicture: (given) => {
      const text = Buffer.from(given).toString();
      return Promise.resolve(text === 'svg' ? null : Buffer.from(`small ${text}`));
    },
  };
  const capture = (to: string) => phone(world, annPage(to)).requestCapture({ url: ANN });
  const { creator } = await capture(link);
  const id = creator.id ?? '';
  return {
    world,
    web,
    fetched,
    ports,
    capture,
    run: (change: Partial<PicturesPorts> = {}) =>
      runPictures({ ...ports, ...change }, { until: new Date('2100-01-01') }),
    id,
    creator: () => creatorSchema.parse(world.data(creatorDocument.path('max', id))),
    picture: () => world.data(creatorPictureDocument.path('max', id)),
  };
}
const textOf = (small: string) => Buffer.from(`small ${small}`).toString('base64');

describe('the picture of a creator', () => {
  it('is fetched after the capture, once, and kept small', async () => {
    const { world, run, creator, picture, fetched } = await captured();
    expect(creator()).toMatchObject({ avatar_url: LINK, picture_version: null });
    expect(fetched).toEqual([]);
    world.later(MINUTE);
    expect(await run()).toMatchObject({ kept: 1 });
    expect(picture()).toEqual({
      type: 'image/webp',
      data: textOf('ann'),
      at: world.ports.clock(),
    });
    const { picture_version, picture_due_at, picture_attempts, updated_at } = creator();
    expect(picture_version).toBe(world.ports.digest(textOf('ann')).slice(-16));
    expect([picture_due_at, picture_attempts]).toEqual([null, 0]);
    expect(updated_at).toEqual(world.ports.clock());
    world.later(24 * 60 * MINUTE);
    await run();
    expect(fetched).toEqual([LINK]);
  });

  it('is fetched again when a later capture finds another one', async () => {
    const { world, run, creator, picture, capture, fetched } = await captured();
    await run();
    const first = creator().picture_version;
    await capture(LINK.replace('=1', '=9'));
    expect(await run()).toMatchObject({ kept: 0 });
    await capture(OTHER);
    world.later(MINUTE);
    expect(await run()).toMatchObject({ kept: 1 });
    expect(fetched).toEqual([LINK, OTHER]);
    expect(picture()).toMatchObject({ data: textOf('spring') });
    expect(creator().picture_version).not.toBe(first);
  });

  it('that is the same behind another link is not written again', async () => {
    const { world, web, run, creator, capture } = await captured();
    await run();
    const before = creator();
    web[OTHER] = bytes('ann');
    await capture(OTHER);
    world.later(MINUTE);
    const captured_at = creator().updated_at;
    expect(await run()).toMatchObject({ same: 1, kept: 0 });
    expect(creator()).toMatchObject({
      picture_version: before.picture_version,
      picture_due_at: null,
      picture_attempts: 0,
      updated_at: captured_at,
    });
  });

  it.each<[string, PictureFetch]>([
    ['a link that ended', GONE],
    ['a picture of another kind', bytes('svg')],
  ])('is given up at once for %s, until the next capture', async (_, answer) => {
    const { world, web, run, creator, picture, capture, fetched } = await captured();
    web[LINK] = answer;
    expect(await run()).toMatchObject({ refused: 1 });
    expect(creator()).toMatchObject({ picture_due_at: null, picture_version: null });
    world.later(24 * 60 * MINUTE);
    await run();
    expect(fetched).toHaveLength(1);
    web[LINK] = bytes('ann');
    await capture(LINK);
    expect(await run()).toMatchObject({ kept: 1 });
    expect(picture()).toMatchObject({ data: textOf('ann') });
  });

  it('is tried four times at a host that does not answer', async () => {
    const { world, web, run, creator, fetched } = await captured();
    web[LINK] = SILENT;
    for (const minutes of [0, 9, 2, 49, 12, 350, 11, 10_000]) {
      world.later(minutes * MINUTE);
      await run();
    }
    expect(fetched).toHaveLength(4);
    expect(creator()).toMatchObject({ picture_due_at: null, picture_version: null });
  });

  it('is not fetched while pictures are not kept, nor is it planned', async () => {
    const { world, run, creator, capture, fetched } = await captured();
    const change = { pictures_from: null };
    expect(await run(change)).toMatchObject({ kept: 0 });
    expect(await run({ pictures_from: new Date('2026-06-01') })).toMatchObject({ kept: 0 });
    await phone(world, annPage(LINK)).requestCapture({ url: ANN }, change);
    expect(creator().picture_due_at).toBeNull();
    expect(fetched).toEqual([]);
    await capture(LINK);
    expect(await run()).toMatchObject({ kept: 1 });
  });

  it('of one account holds up none of another when it fails', async () => {
    const { world, run, id } = await captured();
    await phone(world, {
      'https://www.tiktok.com/@bo': page(
        'https://www.tiktok.com/@bo',
        tiktokPage({ handle: 'bo', avatarLarger: OTHER }),
      ),
    }).requestCapture({ url: 'https://www.tiktok.com/@bo' });
    const faults: unknown[] = [];
    const shrinkPicture: PicturesPorts['shrinkPicture'] = (given) =>
      Buffer.from(given).toString() === 'ann'
        ? Promise.reject(new Error('out of memory'))
        : Promise.resolve(Buffer.from('bo'));
    const onFault = ({ path }: { path: string }) => void faults.push(path);
    expect(await run({ shrinkPicture, onFault })).toMatchObject({ kept: 1, failed: 1 });
    expect(faults).toEqual([creatorDocument.path('max', id)]);
  });
});

describe('a worker that fetches a picture', () => {
  it('leaves it to the one that was first', async () => {
    const { ports, run, fetched } = await captured();
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

  it('writes nothing of a creator who was deleted meanwhile', async () => {
    const { world, run, id, picture } = await captured();
    const fetchPicture = async () => {
      const path = creatorDocument.path('max', id);
      await world.documents.commit([{ kind: 'delete', path }]);
      return bytes('ann');
    };
    expect(await run({ fetchPicture })).toMatchObject({ gone: 1, kept: 0 });
    expect(picture()).toBeUndefined();
    expect(world.creators()).toEqual([]);
  });

  it('leaves the creator to a capture that found another picture meanwhile', async () => {
    const { run, capture, creator, picture, fetched } = await captured();
    const fetchPicture: PicturesPorts['fetchPicture'] = async ({ url }) => {
      fetched.push(url);
      if (url === LINK) await capture(OTHER);
      return bytes(url === LINK ? 'ann' : 'spring');
    };
    expect(await run({ fetchPicture })).toMatchObject({ gone: 1, kept: 1 });
    expect(picture()).toMatchObject({ data: textOf('spring') });
    expect(creator()).toMatchObject({ picture_due_at: null, avatar_url: OTHER });
  });

  it('changes nothing that a person wrote meanwhile', async () => {
    const { world, run, id, creator } = await captured();
    const path = creatorDocument.path('max', id);
    const fetchPicture = async () => {
      await world.documents.commit([{ kind: 'update', path, data: { notes: 'by hand' } }]);
      return bytes('ann');
    };
    expect(await run({ fetchPicture })).toMatchObject({ kept: 1 });
    expect(creator().notes).toBe('by hand');
  });

  /** Fetching, then the claim and the end, each before and after it is written. */
  it.each([0, 1, 2, 3, 4])(
    'may be killed at its call %s, and the next one finishes',
    async (at) => {
      const { world, ports, run, picture, creator } = await captured();
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

it('a picture costs a capture no read and no write, and then two reads and three writes', async () => {
  const { world, ports } = await captured();
  const cost = { reads: 0, writes: 0 };
  const { documents } = world.ports;
  const counted = {
    ...documents,
    find: async (query: Parameters<typeof documents.find>[0]) => {
      const found = await documents.find(query);
      cost.reads += found.length;
      return found;
    },
    getAll: (paths: string[]) => {
      cost.reads += paths.length;
      return documents.getAll(paths);
    },
    commit: (writes: DocumentWrite[]) => {
      cost.writes += writes.length;
      return documents.commit(writes);
    },
  };
  await runPictures({ ...ports, documents: counted }, { until: new Date('2100-01-01') });
  expect(cost).toEqual({ reads: 2, writes: 3 });
});
