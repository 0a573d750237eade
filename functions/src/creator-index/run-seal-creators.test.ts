import { chunkText, entriesOf, INDEX_FORMAT } from '@vibes/core/creator-index/chunk-text';
import { creatorChunkDocument, creatorIndexDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { countingDocuments } from '../../../local/src/bench/counting-documents.ts';
import { checkIndex } from '../../../local/src/creator-index/check-index.ts';
import { gzipPacker } from '../adapters/gzip/gzip-packer.ts';
import { someEntries } from '../../../core/test/some-entries.ts';
import { indexWorld } from '../../test/index-world.ts';
import type { Documents } from '../ports/documents.ts';
import { runSealCreators } from './run-seal-creators.ts';

const MINUTES = 60_000;
const DAYS = 24 * 60 * MINUTES;
const SEALED = { sealed: true };
const NOT_SEALED = { sealed: false };

/** 2,500 creators in two chunks, sealed two minutes ago. */
async function sealedWorld() {
  const world = indexWorld();
  await world.capture(0, 2500);
  world.later(2 * MINUTES);
  await world.seal();
  world.later(2 * MINUTES);
  return {
    ...world,
    check: async () => {
      const { is_broken, differences } = await checkIndex(world.ports, world.uid);
      return { is_broken, differences };
    },
  };
}
const IN_ORDER = { is_broken: false, differences: [] };

describe('the index of creators', () => {
  it('is made when there are 300 of them', async () => {
    const world = indexWorld();
    await world.capture(0, 299);
    expect(await world.seal()).toEqual(NOT_SEALED);
    expect(await world.manifest()).toBeNull();
    await world.capture(299, 1);
    expect(await world.seal()).toEqual(SEALED);
    expect(await world.manifest()).toMatchObject({ count: 300, format: INDEX_FORMAT });
  });

  it('is sealed once 200 changed, and at most once a minute', async () => {
    const world = await sealedWorld();
    await world.change(0, 190, { status: 'Converted' });
    await world.delete(2100, 9);
    expect(await world.seal()).toEqual(NOT_SEALED);
    await world.capture(9000, 1);
    expect(await world.seal()).toEqual(SEALED);
    expect(await world.manifest()).toMatchObject({ count: 2492 });
    await world.change(1000, 300, { status: 'Rejected' });
    world.later(59_000);
    expect(await world.seal()).toEqual(NOT_SEALED);
    world.later(2000);
    expect(await world.seal()).toEqual(SEALED);
    expect(await world.check()).toEqual(IN_ORDER);
  });

  it('costs a read for each chunk and change, and a write for each chunk that changed', async () => {
    const world = await sealedWorld();
    await world.capture(9000, 200);
    const { documents, cost } = countingDocuments(world.documents);
    await world.seal(documents);
    // The manifest, two chunks, two hundred creators; nothing was deleted, which is a query too.
    expect(cost.reads).toBe(1 + 2 + 200 + 1);
    // A chunk in place of another, and the manifest.
    expect(cost.writes).toBe(3);
    expect(world.chunks()).toHaveLength(2);
  });

  it('is made from scratch when it cannot be read', async () => {
    const world = await sealedWorld();
    const path = creatorIndexDocument.path(world.uid);
    await world.documents.commit([{ kind: 'merge', path, data: { format: 'earlier' } }]);
    expect(await world.seal()).toEqual(SEALED);
    await world.documents.commit(world.chunks().map((one) => ({ kind: 'delete', path: one })));
    world.later(2 * MINUTES);
    await world.change(0, 200, { status: 'Converted' });
    expect(await world.seal()).toEqual(SEALED);
    expect(await world.check()).toEqual(IN_ORDER);
  });

  it('is made from scratch after a clock that ran ahead is set right', async () => {
    const world = await sealedWorld();
    world.later(62 * DAYS);
    await world.seal();
    world.later(-62 * DAYS);
    await world.change(7, 1, { status: 'Converted' });
    expect(await world.seal()).toEqual(SEALED);
    expect(await world.check()).toEqual(IN_ORDER);
  });

  it('sealed long ago is sealed however little changed, and reads all creators only when some are gone unseen', async () => {
    const world = await sealedWorld();
    world.later(DAYS);
    await world.change(7, 1, { status: 'Converted' });
    world.later(40 * DAYS);
    const { documents, cost } = countingDocuments(world.documents);
    expect(await world.seal(documents)).toEqual(SEALED);
    expect(cost.reads).toBeLessThan(20);
    world.later(DAYS);
    await world.delete(8, 1);
    world.later(40 * DAYS);
    await world.purge();
    expect(await world.seal()).toEqual(SEALED);
    expect(await world.manifest()).toMatchObject({ count: 2499 });
    expect(await world.check()).toEqual(IN_ORDER);
  });

  it('knows every creator though more changed at one time than one query reads', async () => {
    const world = await sealedWorld();
    await world.change(0, 2400, { status: 'No Response' });
    world.later(2 * MINUTES);
    expect(await world.seal()).toEqual(SEALED);
    world.later(2 * MINUTES);
    const { changed } = await checkIndex(world.ports, world.uid);
    expect(changed).toBe(0);
    expect(await world.check()).toEqual(IN_ORDER);
  });

  it('asked for a fifth time in a minute, is refused', async () => {
    const world = await sealedWorld();
    const ask = () => runSealCreators(world.ports, { uid: world.uid });
    for (let n = 0; n < 4; n += 1) expect(await ask()).toMatchObject(NOT_SEALED);
    await expect(ask()).rejects.toMatchObject({ code: 'rate_limited' });
  });
});

/** The database, with a hook before each commit. */
const watched = (documents: Documents, before: () => Promise<unknown>): Documents => ({
  ...documents,
  commit: async (writes) => {
    await before();
    return documents.commit(writes);
  },
});

it('of two seals at once one ends without a change, and nothing is lost', async () => {
  const world = await sealedWorld();
  await world.change(0, 200, { status: 'Converted' });
  let isFirst = true;
  const slow = watched(world.documents, async () => {
    if (!isFirst) return;
    isFirst = false;
    world.later(1000);
    await world.change(2200, 200, { status: 'Rejected' });
    await world.delete(2490, 3);
    expect(await world.seal()).toEqual(SEALED);
    await world.change(300, 2, { status: 'Meeting Scheduled' });
  });
  expect(await world.seal(slow)).toEqual(NOT_SEALED);
  expect(await world.check()).toEqual(IN_ORDER);
});

it('a seal that finds its chunks taken away by another one ends', async () => {
  const world = await sealedWorld();
  await world.change(0, 200, { status: 'Converted' });
  let isFirst = true;
  const slow: Documents = {
    ...world.documents,
    async page(query) {
      if (isFirst) {
        isFirst = false;
        await world.seal();
      }
      return world.documents.page(query);
    },
  };
  const { documents, cost } = countingDocuments(slow);
  expect(await world.seal(documents)).toEqual(NOT_SEALED);
  expect(cost.reads).toBeLessThan(300);
  expect(await world.check()).toEqual(IN_ORDER);
});

it.each(['before', 'after'] as const)(
  'a seal that is killed %s any write loses nothing, and the next one removes what it left',
  async (moment) => {
    for (let at = 0; at < 2; at += 1) {
      const world = await sealedWorld();
      await world.change(0, 200, { status: 'Converted' });
      await world.capture(9000, 300);
      let calls = 0;
      const dying: Documents = {
        ...world.documents,
        async commit(writes) {
          const isLast = calls++ === at;
          if (isLast && moment === 'before') throw new Error('killed');
          const done = await world.documents.commit(writes);
          if (isLast) throw new Error('killed');
          return done;
        },
      };
      const end = await world.seal(dying).catch(() => 'killed');
      expect(await world.check()).toEqual(IN_ORDER);
      expect(end).toBe('killed');
      world.later(16 * MINUTES);
      await world.change(1, 200, { status: 'Rejected' });
      await world.seal();
      expect(world.chunks()).toHaveLength((await world.manifest())?.chunks.length ?? 0);
      expect(await world.check()).toEqual(IN_ORDER);
    }
  },
);

it('a chunk is a third as long once it is packed, and is unpacked as it was', async () => {
  const text = chunkText(someEntries(2000));
  const packed = await gzipPacker.pack(text);
  expect(packed.length).toBeLessThan(text.length / 3);
  expect(entriesOf(await gzipPacker.unpack(packed))).toEqual(someEntries(2000));
  const data = { count: 2000, entries: packed, made_at: new Date() };
  expect(creatorChunkDocument.schema.parse(data)).toEqual(data);
  await expect(gzipPacker.unpack(packed.slice(0, -100))).rejects.toThrow();
});
