import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someEntries, someEntry, utf8Length } from '../../test/some-entries.ts';
import type { CreatorEntry } from '../creator/creator-entry.ts';
import { chunkText, entriesOf } from './chunk-text.ts';
import { CHUNK_BYTES, CHUNK_ENTRIES } from './index-limits.ts';
import { planSeal, type PlannedChunk, type SealedChunk } from './plan-seal.ts';

const NOTHING = { changed: [], deleted: [] };
const sealed = (id: string, entries: readonly CreatorEntry[]): SealedChunk => ({
  id,
  text: chunkText(entries),
});
/** The chunks after a plan was carried out; new ones are named by `name`. */
const after = (chunks: readonly SealedChunk[], plan: readonly PlannedChunk[], name: string) =>
  plan.flatMap((one, place) =>
    'kept' in one
      ? chunks.filter(({ id }) => id === one.kept)
      : [sealed(`${name}${place}`, one.entries)],
  );
const counts = (plan: readonly PlannedChunk[]) =>
  plan.map((one) => ('kept' in one ? one.kept : one.entries.length));

describe('the chunks of the next seal', () => {
  const chunks = [
    sealed('a', someEntries(CHUNK_ENTRIES)),
    sealed('b', someEntries(CHUNK_ENTRIES, CHUNK_ENTRIES)),
    sealed('c', someEntries(10, 2 * CHUNK_ENTRIES)),
  ];

  it('are the same when nothing changed', () => {
    expect(counts(planSeal(chunks, NOTHING))).toEqual(['a', 'b', 'c']);
  });

  it('are all new the first time, the oldest creators first', () => {
    const changed = someEntries(CHUNK_ENTRIES + 3).reverse();
    const plan = planSeal([], { changed, deleted: [] });
    expect(counts(plan)).toEqual([CHUNK_ENTRIES, 3]);
    expect(plan.flatMap((one) => ('entries' in one ? one.entries : []))).toEqual(
      someEntries(CHUNK_ENTRIES + 3),
    );
  });

  it('take new creators into the last one alone, until it is full', () => {
    const changed = someEntries(5, 9000);
    expect(counts(planSeal(chunks, { changed, deleted: [] }))).toEqual(['a', 'b', 15]);
    const more = someEntries(CHUNK_ENTRIES, 9000);
    expect(counts(planSeal(chunks, { changed: more, deleted: [] }))).toEqual([
      ...['a', 'b', CHUNK_ENTRIES, 10],
    ]);
    expect(counts(planSeal(chunks.slice(0, 2), { changed, deleted: [] }))).toEqual(['a', 'b', 5]);
  });

  it('change where a creator changed, in its place', () => {
    const changed = [someEntry(2003, { status: 'Converted' })];
    const plan = planSeal(chunks, { changed, deleted: [] });
    expect(counts(plan)).toEqual(['a', CHUNK_ENTRIES, 'c']);
    const entries = plan[1] && 'entries' in plan[1] ? plan[1].entries : [];
    expect(entries[3]).toEqual(changed[0]);
  });

  it('lose who was deleted, and end when nobody is left in them', () => {
    const some = planSeal(chunks, { changed: [], deleted: ['c1', 'c4001', 'unknown'] });
    expect(counts(some)).toEqual([CHUNK_ENTRIES - 1, 'b', 9]);
    const all = someEntries(10, 2 * CHUNK_ENTRIES).map(({ id }) => id);
    expect(counts(planSeal(chunks, { changed: [], deleted: all }))).toEqual(['a', 'b']);
  });

  it('are few again after many were deleted', () => {
    const deleted = someEntries(3900).map(({ id }) => id);
    expect(counts(planSeal(chunks, { changed: [], deleted }))).toEqual([100, 'c']);
  });

  it('hold fewer entries where these are long', () => {
    const linktree_url = 'https://x.test/'.padEnd(2000, 'x');
    const changed = someEntries(1000).map((entry) => ({ ...entry, linktree_url }));
    const plan = planSeal([], { changed, deleted: [] });
    expect(plan.length).toBeGreaterThan(2);
    for (const { text } of after([], plan, 'n'))
      expect(utf8Length(text)).toBeLessThan(CHUNK_BYTES + 1000);
  });
});

it('whatever is captured, changed and deleted between seals, each creator is in one chunk, as it is', () => {
  const step = fc.record({
    changed: fc.uniqueArray(fc.nat(30), { maxLength: 12 }),
    deleted: fc.uniqueArray(fc.nat(30), { maxLength: 6 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let chunks: SealedChunk[] = [];
      const all = new Map<string, CreatorEntry>();
      for (const [round, { changed, deleted }] of steps.entries()) {
        const gone = deleted.filter((n) => !changed.includes(n)).map((n) => `c${n}`);
        // Deleted and captured again, a creator may be younger.
        const entries = changed.map((n) => ({ ...someEntry(n + round), id: `c${n}` }));
        for (const entry of entries) all.set(entry.id, entry);
        for (const id of gone) all.delete(id);
        const plan = planSeal(
          chunks,
          { changed: entries, deleted: gone },
          { entries: 4, bytes: 1000 },
        );
        chunks = after(chunks, plan, `${round}-`);
        const sorted = (list: readonly CreatorEntry[]) =>
          [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
        expect(sorted(chunks.flatMap(({ text }) => entriesOf(text)))).toEqual(
          sorted([...all.values()]),
        );
      }
    }),
    { numRuns: 100 },
  );
});
