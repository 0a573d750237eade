import { creatorDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { countingDocuments } from '../../../local/src/bench/counting-documents.ts';
import { page, tiktokPage } from '../../test/pages.ts';
import { ANN, phone } from '../../test/phone.ts';
import {
  annPage,
  bytes,
  GONE,
  LINK,
  OTHER,
  picturedCreator,
  textOf,
} from '../../test/pictured-creator.ts';
import type { PictureFetch } from '../ports/picture-fetcher.ts';
import { runPictures, type PicturesPorts } from './run-pictures.ts';

const MINUTE = 60_000;
const SILENT: PictureFetch = { kind: 'failed', is_final: false };

describe('the picture of a creator', () => {
  it('is fetched after the capture, once, and kept small', async () => {
    const { world, run, creator, picture, fetched } = await picturedCreator();
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
    const { world, run, creator, picture, capture, fetched } = await picturedCreator();
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
    const { world, web, run, creator, capture } = await picturedCreator();
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
    const { world, web, run, creator, picture, capture, fetched } = await picturedCreator();
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
    const { world, web, run, creator, fetched } = await picturedCreator();
    web[LINK] = SILENT;
    for (const minutes of [0, 9, 2, 49, 12, 350, 11, 10_000]) {
      world.later(minutes * MINUTE);
      await run();
    }
    expect(fetched).toHaveLength(4);
    expect(creator()).toMatchObject({ picture_due_at: null, picture_version: null });
  });

  it('is not fetched while pictures are not kept, nor is it planned', async () => {
    const { world, run, creator, capture, fetched } = await picturedCreator();
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
    const { world, run, id } = await picturedCreator();
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

it('a picture costs a capture no read and no write, and then two reads and three writes', async () => {
  const { world, ports } = await picturedCreator();
  const { cost, documents } = countingDocuments(world.ports.documents);
  await runPictures({ ...ports, documents }, { until: new Date('2100-01-01') });
  // With the read of a last search, which finds no other.
  expect(cost).toEqual({ reads: 2 + 1, writes: 3 });
});
