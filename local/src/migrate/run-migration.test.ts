import { creatorPlace } from '@vibes/core/firestore/places';
import { migrationDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import type { Documents } from '../../../functions/src/ports/documents.ts';
import { memoryDocuments } from '../../../functions/test/models/memory-documents.ts';
import { countingDocuments } from '../bench/counting-documents.ts';
import type { Migration } from './migration.ts';
import { runMigrations, type MigrationsInput } from './run-migrations.ts';

const COUNT = 700;
const NOW = new Date('2026-11-24T10:00:00Z');

/** Gives every creator whose name has an even number the length of it. */
const lengths: Migration = {
  id: '2026-11-24-lengths',
  place: creatorPlace,
  add: ({ name, length }) =>
    length !== undefined || Number(String(name).slice(1)) % 2 === 1
      ? null
      : { length: String(name).length },
};
const record = migrationDocument.path(lengths.id);
const pathOf = (n: number) => creatorPlace.path(`u${n % 7}`, `c${n}`);

/** Creators of some users, as an earlier version wrote them. */
async function stored(count = COUNT) {
  const documents = memoryDocuments();
  await documents.commit(
    Array.from({ length: count }, (_, n) => ({
      kind: 'create' as const,
      path: pathOf(n),
      data: { name: `n${n}` },
    })),
  );
  return documents;
}

const run = (documents: Documents, how: Omit<MigrationsInput, 'onPage'> = {}) => {
  const chance = { bytes: (size: number) => new Uint8Array(size), id: () => 'x' };
  const ports = { documents, clock: () => NOW, pause: () => Promise.resolve(), randomness: chance };
  return runMigrations(ports, { migrations: [lengths], ...how });
};

const whole = await stored();
await run(whole);
const WHOLE = whole.dump();

/** A database that calls a hook at the commit `nth`, counted from 0. */
function interrupted(
  documents: Documents,
  nth: number,
  happen: (commit: () => ReturnType<Documents['commit']>) => ReturnType<Documents['commit']>,
): Documents {
  let count = 0;
  return {
    ...documents,
    commit: (writes) => {
      const commit = () => documents.commit(writes);
      return count++ === nth ? happen(commit) : commit();
    },
  };
}

/** Never answers: a run that waits for it is as good as killed. */
const forEver = () => new Promise<never>(() => {});

describe('a migration', () => {
  it('writes into every document that lacks something, and nothing else', () => {
    const { [record]: remembered, ...creators } = WHOLE;
    for (let n = 0; n < COUNT; n += 1) {
      const name = `n${n}`;
      expect(creators[pathOf(n)]).toEqual(n % 2 ? { name } : { name, length: name.length });
    }
    expect(Object.keys(creators)).toHaveLength(COUNT);
    expect(remembered).toMatchObject({ documents: COUNT, written: COUNT / 2, finished_at: NOW });
  });

  it.each([
    { write: 0, is_written: false, left: 700 },
    { write: 0, is_written: true, left: 400 },
    { write: 1, is_written: false, left: 400 },
    { write: 1, is_written: true, left: 100 },
    { write: 2, is_written: false, left: 100 },
    { write: 2, is_written: true, left: 0 },
  ])('killed at write $write (done: $is_written) has $left to read', async (killed) => {
    const documents = await stored();
    await new Promise<void>((resolve) => {
      const dying = interrupted(documents, killed.write, async (commit) => {
        if (killed.is_written) await commit();
        resolve();
        return forEver();
      });
      void run(dying);
    });
    const { documents: counting, cost } = countingDocuments(documents);
    await run(counting);
    expect(documents.dump()).toEqual(WHOLE);
    expect(cost.reads).toBeLessThan(killed.left + 10);
    expect(cost.writes).toBe(killed.left / 2 + Math.ceil(killed.left / 300));
  });

  it('survives a write whose answer was lost, and a database that is away for a while', async () => {
    const documents = await stored();
    const lost = interrupted(documents, 1, async (commit) => {
      await commit();
      throw new Error('no answer');
    });
    await run(interrupted(lost, 0, () => Promise.reject(new Error('away'))));
    expect(documents.dump()).toEqual(WHOLE);
  });

  it('keeps what is changed and deleted meanwhile', async () => {
    const documents = await stored();
    const [renamed, gone, measured] = [pathOf(6), pathOf(20), pathOf(34)];
    const last = interrupted(documents, 2, async (commit) => {
      await documents.commit([
        { kind: 'merge', path: renamed, data: { name: 'n1000000' } },
        { kind: 'delete', path: gone },
        { kind: 'merge', path: measured, data: { length: 99 } },
      ]);
      const before = documents.dump();
      expect(await commit()).toBe('conflict');
      expect(documents.dump()).toEqual(before);
      return 'conflict';
    });
    await run(last);
    expect(documents.dump()).toEqual({
      ...WHOLE,
      [gone]: undefined,
      [renamed]: { name: 'n1000000', length: 8 },
      [measured]: { name: 'n34', length: 99 },
      [record]: { ...WHOLE[record], documents: COUNT - 1, written: COUNT / 2 - 2 },
    });
  });

  it('run twice at once writes everything once', async () => {
    const documents = await stored();
    const done = await Promise.all([run(documents), run(documents), run(documents)]);
    expect(documents.dump()).toEqual(WHOLE);
    for (const { lines } of done) expect(lines.join()).toContain(`Written: ${COUNT / 2}.`);
  });

  it('that is finished is skipped, unless everything is to be run again', async () => {
    const documents = await stored();
    await run(documents);
    const late = creatorPlace.path('u1', 'late');
    await documents.commit([{ kind: 'create', path: late, data: { name: 'n2' } }]);
    expect(await run(documents)).toEqual({
      lines: [`${lengths.id}: done on 2026-11-24.`],
      written: 0,
    });
    expect(documents.dump()[late]).toEqual({ name: 'n2' });
    expect(await run(documents, { is_again: true })).toMatchObject({ written: 1 });
    expect(documents.dump()[late]).toEqual({ name: 'n2', length: 2 });
  });

  it('run dry writes nothing, and reports what is left to do', async () => {
    const documents = await stored();
    const nothing = documents.dump();
    const foreseen = await run(documents, { is_dry: true });
    expect(foreseen.lines).toEqual([
      `${lengths.id}: documents to look at: ${COUNT}. To be written: ${COUNT / 2}.`,
    ]);
    expect(documents.dump()).toEqual(nothing);
    await run(documents);
    const after = documents.dump();
    expect(await run(documents, { is_dry: true })).toMatchObject({ written: 0 });
    const again = await run(documents, { is_dry: true, is_again: true });
    expect(again.lines.join()).toContain(`look at: ${COUNT}. To be written: 0.`);
    expect(documents.dump()).toEqual(after);
  });

  it('asks for a backup before the first write, and only when there is one to make', async () => {
    const documents = await stored(2);
    const nothing = documents.dump();
    const asked: string[] = [];
    const refuse = (how: string) => () => {
      asked.push(how);
      return Promise.reject(new Error('no backup'));
    };
    await run(documents, { is_dry: true, beforeWriting: refuse('dry') });
    await run(documents, { migrations: [], beforeWriting: refuse('none') });
    await expect(run(documents, { beforeWriting: refuse('open') })).rejects.toThrow('no backup');
    expect(documents.dump()).toEqual(nothing);
    await run(documents);
    const after = documents.dump();
    await run(documents, { beforeWriting: refuse('finished') });
    const again = run(documents, { is_again: true, beforeWriting: refuse('again') });
    await expect(again).rejects.toThrow('no backup');
    expect(documents.dump()).toEqual(after);
    expect(asked).toEqual(['open', 'again']);
  });

  it('ignores documents of a collection of the same name elsewhere', async () => {
    const documents = await stored(2);
    const path = 'agencies/a/creators/c';
    await documents.commit([{ kind: 'create', path, data: { name: 'n2' } }]);
    await run(documents);
    expect(documents.dump()[path]).toEqual({ name: 'n2' });
    expect(documents.dump()[record]).toMatchObject({ documents: 3, written: 1 });
  });

  it('says that there is nothing to do where a version has none', async () => {
    const documents = await stored(2);
    expect(await run(documents, { migrations: [] })).toEqual({
      lines: ['There is nothing to do: this version has no migrations.'],
      written: 0,
    });
  });
});
