import { expect } from 'vitest';
import { at, type DocumentsTest } from '../documents-fixture.ts';

/** How the database port writes: all or nothing, and only over what was read. */
export function documentsCommitContract(it: DocumentsTest): void {
  it('creates once', async ({ documents, root }) => {
    const create = { kind: 'create', path: `${root}/a`, data: { n: 1 } } as const;
    expect(await documents.commit([create])).toBe('committed');
    expect(await documents.commit([create])).toBe('conflict');
  });

  it('updates only the version that was read', async ({ documents, root, read }) => {
    const path = `${root}/a`;
    await documents.commit([{ kind: 'create', path, data: { n: 1, kept: true } }]);
    const before = await read('a');
    const update = { kind: 'update', path, data: { n: 2 }, if_version: before?.version } as const;
    expect(await documents.commit([update])).toBe('committed');
    expect(await documents.commit([update])).toBe('conflict');
    expect((await read('a'))?.data).toEqual({ n: 2, kept: true });
  });

  it('finds a conflict in the update of a missing document', async ({ documents, root }) => {
    expect(await documents.commit([{ kind: 'update', path: `${root}/a`, data: { n: 1 } }])).toBe(
      'conflict',
    );
  });

  it('writes nothing at all when one part conflicts', async ({ documents, root }) => {
    await documents.commit([{ kind: 'create', path: `${root}/a`, data: { n: 1 } }]);
    const written = await documents.commit([
      { kind: 'set', path: `${root}/b`, data: { n: 2 } },
      { kind: 'merge', path: `${root}/c`, add: { n: 1 } },
      { kind: 'delete', path: `${root}/a` },
      { kind: 'create', path: `${root}/a`, data: { n: 3 } },
      { kind: 'update', path: `${root}/missing`, data: { n: 4 } },
    ]);
    expect(written).toBe('conflict');
    expect(
      (await documents.getAll(['a', 'b', 'c'].map((id) => `${root}/${id}`))).map((d) => d.data),
    ).toEqual([{ n: 1 }, undefined, undefined]);
  });

  it('adds up what is merged at the same time', async ({ documents, root, read }) => {
    const path = `${root}/a`;
    const add = () =>
      documents.commit([{ kind: 'merge', path, add: { n: 2 }, data: { at: at(0) } }]);
    await Promise.all([add(), add(), add()]);
    expect((await read('a'))?.data).toEqual({ n: 6, at: at(0) });
  });

  it('adds at any depth, beside what is there', async ({ documents, root, read }) => {
    const path = `${root}/a`;
    const day = (n: number) => ({ days: { '2026-05-01': { n } } });
    const add = (n: number) => documents.commit([{ kind: 'merge', path, add: day(n) }]);
    await add(1);
    const other = { days: { '2026-05-02': { n: 7 } }, weeks: { n: 1 } };
    await documents.commit([{ kind: 'merge', path, add: other }]);
    await Promise.all([add(2), add(-1)]);
    expect((await read('a'))?.data).toEqual({
      days: { '2026-05-01': { n: 2 }, '2026-05-02': { n: 7 } },
      weeks: { n: 1 },
    });
  });

  it('merges maps at any depth, beside what is there', async ({ documents, root, read }) => {
    const path = `${root}/a`;
    const merge = (data: Record<string, unknown>) =>
      documents.commit([{ kind: 'merge', path, data }]);
    await merge({ work: { one: { asked_at: at(0) } }, late: ['one'] });
    await merge({ work: { one: { ran_at: at(1) }, two: { ran_at: null } }, late: [] });
    expect((await read('a'))?.data).toEqual({
      work: { one: { asked_at: at(0), ran_at: at(1) }, two: { ran_at: null } },
      late: [],
    });
  });

  it('deletes', async ({ documents, root, read }) => {
    await documents.commit([{ kind: 'create', path: `${root}/a`, data: {} }]);
    await documents.commit([{ kind: 'delete', path: `${root}/a` }]);
    expect(await read('a')).toMatchObject({ data: undefined, version: undefined });
  });

  it('deletes only the version that was read', async ({ documents, root, read }) => {
    const path = `${root}/a`;
    await documents.commit([{ kind: 'create', path, data: { n: 1 } }]);
    const before = await read('a');
    await documents.commit([{ kind: 'update', path, data: { n: 2 } }]);
    const remove = (if_version: unknown) =>
      documents.commit([{ kind: 'delete', path, if_version }]);
    expect(await remove(before?.version)).toBe('conflict');
    const now = await read('a');
    expect(now?.data).toEqual({ n: 2 });
    expect(await remove(now?.version)).toBe('committed');
    expect(await remove(now?.version)).toBe('conflict');
  });
}
