import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { describe, expect, it } from 'vitest';
import { createArchive, type ArchiveSource } from './creator-archive.ts';

const creator = (number: number, name = `Creator ${number}`) =>
  ({
    id: `c${String(number).padStart(5, '0')}`,
    name,
    created_at: new Date(number),
  }) as CreatorEntry;

/** A source of `count` creators that records each read, and can be made to fail. */
function sourceOf(count: number) {
  const all = Array.from({ length: count }, (_, i) => creator(count - i));
  const watchers: Parameters<ArchiveSource['watchChanges']>[0][] = [];
  let held: Promise<void> | null = null;
  let release = () => {};
  const control = {
    reads: [] as number[],
    isDown: false,
    watchers,
    ended: 0,
    holdReads: () => {
      held = new Promise((resolve) => (release = resolve));
    },
    releaseReads: () => {
      held = null;
      release();
    },
  };
  const source: ArchiveSource = {
    readAfter: async (last, wanted) => {
      if (control.isDown) throw new Error('down');
      const from = last ? all.findIndex(({ id }) => id === last.id) + 1 : 0;
      control.reads.push(wanted);
      if (held) await held;
      return all.slice(from, from + wanted);
    },
    watchChanges: (watcher) => {
      watchers.push(watcher);
      return Promise.resolve(() => (control.ended += 1));
    },
  };
  return { control, archive: createArchive(source) };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the archive', () => {
  it('reads what a page needs, and no more', async () => {
    const { archive, control } = sourceOf(1200);
    archive.load(60);
    await settle();
    expect(archive.current()).toMatchObject({ isWhole: false, work: 'idle' });
    expect(archive.current().rows).toHaveLength(60);
    archive.load(40);
    archive.load(70);
    await settle();
    expect(archive.current().rows).toHaveLength(110);
    expect(control.reads).toEqual([60, 50]);
  });

  it('reads everything in large steps and reports its progress', async () => {
    const { archive, control } = sourceOf(1200);
    const seen: number[] = [];
    archive.subscribe(() => seen.push(archive.current().rows.length));
    archive.load(Infinity);
    await settle();
    expect(archive.current()).toMatchObject({ isWhole: true, work: 'idle' });
    expect(archive.current().rows[1199]).toEqual(creator(1));
    expect([...new Set(seen)]).toEqual([0, 500, 1000, 1200]);
    expect(control.reads).toEqual([500, 500, 500]);
  });

  it('keeps what it has when a read fails, and goes on from there', async () => {
    const { archive, control } = sourceOf(100);
    archive.load(50);
    await settle();
    control.isDown = true;
    archive.load(Infinity);
    await settle();
    expect(archive.current()).toMatchObject({ isWhole: false, work: 'failed' });
    expect(archive.current().rows).toHaveLength(50);
    control.isDown = false;
    archive.load(Infinity);
    await settle();
    expect(archive.current()).toMatchObject({ isWhole: true, work: 'idle' });
    expect(archive.current().rows).toHaveLength(100);
  });

  it('stays current as creators are changed and captured', async () => {
    const { archive, control } = sourceOf(60);
    archive.load(50);
    await settle();
    const [watcher] = control.watchers;
    watcher?.report([creator(61), creator(40, 'Renamed'), creator(5, 'Not read yet')]);
    expect(archive.current().rows).toHaveLength(51);
    expect(archive.current().rows[0]).toEqual(creator(61));
    archive.load(Infinity);
    await settle();
    const names = archive.current().rows.map(({ name }) => name);
    expect(names).toContain('Renamed');
    expect(names).toContain('Not read yet');
    expect(names).toHaveLength(61);
  });

  it('starts again when it can no longer receive changes', async () => {
    const { archive, control } = sourceOf(60);
    archive.load(Infinity);
    await settle();
    control.watchers[0]?.fail();
    expect(archive.current()).toMatchObject({ rows: [], isWhole: false, work: 'failed' });
    archive.load(Infinity);
    await settle();
    expect(archive.current().rows).toHaveLength(60);
    expect(control.watchers).toHaveLength(2);
  });

  it('drops a page that arrives after a clear', async () => {
    const { archive, control } = sourceOf(60);
    control.holdReads();
    archive.load(Infinity);
    await settle();
    expect(control.reads).toEqual([500]);
    archive.clear();
    control.releaseReads();
    await settle();
    expect(archive.current()).toEqual({ rows: [], isWhole: false, work: 'idle' });
    archive.load(Infinity);
    await settle();
    expect(archive.current()).toMatchObject({ isWhole: true, work: 'idle' });
    expect(archive.current().rows).toHaveLength(60);
  });

  it('forgets everything, also reads still under way', async () => {
    const { archive, control } = sourceOf(60);
    archive.load(Infinity);
    archive.clear();
    await settle();
    expect(archive.current()).toEqual({ rows: [], isWhole: false, work: 'idle' });
    expect(control.ended).toBe(1);
  });
});
