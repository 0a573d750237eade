import { describe, expect, it } from 'vitest';
import { chunkText, entriesOf } from '@vibes/core/creator-index/chunk-text';
import { creatorDocument } from '@vibes/core/firestore/documents';
import { indexWorld } from '../../../functions/test/index-world.ts';
import { checkIndex } from './check-index.ts';

/** 400 creators, sealed, and a few changes since. */
async function sealedWorld() {
  const world = indexWorld();
  await world.capture(0, 400);
  world.later(120_000);
  await world.seal();
  world.later(120_000);
  await world.change(10, 3, { status: 'Converted' });
  await world.delete(20, 2);
  await world.capture(1000, 5);
  return { ...world, check: () => checkIndex(world.ports, world.uid) };
}

describe('the check of an index', () => {
  it('finds nothing to differ while the index is in order', async () => {
    const world = await sealedWorld();
    expect(await world.check()).toMatchObject({
      creators: 403,
      index: { entries: 400, chunks: 1 },
      changed: 8,
      is_broken: false,
      differences: [],
    });
  });

  it('names what is missing, gone, different and there twice', async () => {
    const world = await sealedWorld();
    const [path = ''] = world.chunks();
    const { entries: packed } = world.documents.dump()[path] as { entries: string };
    const entries = entriesOf(await world.ports.packer.unpack(packed));
    const [, second, ...rest] = entries.map((entry) =>
      entry.id === 'c200' ? { ...entry, name: 'Another' } : entry,
    );
    if (!second) throw new Error('There are 400.');
    const changed = [second, ...rest, second];
    const text = await world.ports.packer.pack(chunkText(changed));
    await world.documents.commit([
      { kind: 'merge', path, data: { entries: text } },
      { kind: 'delete', path: creatorDocument.path(world.uid, 'c40') },
    ]);
    expect((await world.check()).differences).toEqual([
      { id: 'c1', what: 'is there twice' },
      { id: 'c0', what: 'is missing' },
      { id: 'c200', what: 'differs' },
      { id: 'c40', what: 'is gone' },
    ]);
  });

  it('says that a chunk is missing, and that there is no index', async () => {
    const world = await sealedWorld();
    await world.documents.commit(world.chunks().map((path) => ({ kind: 'delete', path })));
    expect(await world.check()).toMatchObject({ is_broken: true, differences: [] });
    const empty = indexWorld();
    expect(await checkIndex(empty.ports, empty.uid)).toMatchObject({ index: null, creators: 0 });
  });
});
