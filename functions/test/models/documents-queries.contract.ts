import { expect } from 'vitest';
import { at, type DocumentsTest } from '../documents-fixture.ts';
import type { DocumentQuery } from '../../src/ports/documents.ts';

/** What the database port finds, pages through and counts. */
export function documentsQueriesContract(it: DocumentsTest): void {
  it('finds what is due, oldest first, and not what has no time', async ({ documents, root }) => {
    await documents.commit([
      { kind: 'create', path: `${root}/late`, data: { due_at: at(30) } },
      { kind: 'create', path: `${root}/second`, data: { due_at: at(10) } },
      { kind: 'create', path: `${root}/first`, data: { due_at: at(5) } },
      { kind: 'create', path: `${root}/never`, data: { due_at: null } },
      { kind: 'create', path: `${root}/done`, data: {} },
    ]);
    const query = { collection: root, field: 'due_at', until: at(10) };
    const due = await documents.find({ ...query, limit: 10 });
    expect(due.map(({ path }) => path)).toEqual([`${root}/first`, `${root}/second`]);
    expect(await documents.find({ ...query, limit: 1 })).toHaveLength(1);
  });

  it('finds only what holds the values asked for, and only later than a time', async ({
    documents,
    root,
  }) => {
    const data = (kind: string, state: string, minute: number) => {
      const due_at = at(minute);
      return { kind, state, due_at };
    };
    await documents.commit([
      { kind: 'create', path: `${root}/a`, data: data('email', 'queued', 1) },
      { kind: 'create', path: `${root}/b`, data: data('notion', 'queued', 2) },
      { kind: 'create', path: `${root}/c`, data: data('email', 'sending', 3) },
      { kind: 'create', path: `${root}/d`, data: data('email', 'queued', 4) },
      { kind: 'create', path: `${root}/e`, data: { due_at: at(4) } },
    ]);
    const query = { collection: root, field: 'due_at', until: at(10), limit: 10 };
    const ids = async (more: Partial<DocumentQuery>) =>
      (await documents.find({ ...query, ...more })).map(({ path }) => path.split('/').at(-1));
    const email = { field: 'kind', value: 'email' };
    expect(await ids({ where: [email] })).toEqual(['a', 'c', 'd']);
    expect(await ids({ where: [email], after: at(1) })).toEqual(['c', 'd']);
    expect(await ids({ where: [email, { field: 'state', value: 'queued' }] })).toEqual(['a', 'd']);
    expect(await ids({ after: at(3) })).toEqual(['d', 'e']);
    const range = { field: 'due_at', after: at(1), until: at(4) };
    expect(await documents.count(root, [email], range)).toBe(2);
    expect(await documents.count(root, [], range)).toBe(4);
  });

  it('leaves out what holds one of ten values, and what lacks the field', async ({
    documents,
    root,
  }) => {
    const name = `${root.split('/').at(-1) ?? ''}-owned`;
    const owned = (uid: string, id: string, minute: number) =>
      ({
        kind: 'create',
        path: `owners/${uid}/${name}/${id}`,
        data: { uid, at: { due: at(minute) } },
      }) as const;
    await documents.commit([
      owned('ann', 'a', 1),
      owned('bob', 'b', 2),
      owned('ann', 'c', 3),
      owned('cat', 'd', 4),
      owned('eve', 'e', 9),
      { kind: 'create', path: `owners/dan/${name}/f`, data: { at: { due: at(3) } } },
    ]);
    const query = { collection: name, everywhere: true, field: 'at.due', until: at(5), limit: 10 };
    const ids = async (values: string[], more: Partial<DocumentQuery> = {}) =>
      (await documents.find({ ...query, ...more, without: { field: 'uid', values } })).map(
        ({ path }) => path.split('/').at(-1),
      );
    expect(await ids(['ann'])).toEqual(['b', 'd']);
    expect(await ids(['ann', 'cat'])).toEqual(['b']);
    expect(await ids(['bob'], { limit: 2, after: at(1) })).toEqual(['c', 'd']);
    const nobody = Array.from({ length: 9 }, (_, number) => `nobody${number}`);
    expect(await ids(['ann', ...nobody])).toEqual(['b', 'd']);
    await expect(ids(['ann', 'bob', ...nobody])).rejects.toThrow();
  });

  it('pages through a collection by id, and counts it', async ({ documents, root }) => {
    const ids = ['b', 'a', 'B', '10', '9', '_'];
    await documents.commit([
      ...ids.map((id) => ({
        kind: 'create' as const,
        path: `${root}/${id}`,
        data: { id, tags: 'ab'.includes(id) ? ['x', id] : [id] },
      })),
      { kind: 'create', path: `${root}/a/below/x`, data: {} },
    ]);
    expect(await documents.count(root)).toBe(6);
    expect(await documents.count(`${root}/missing/below`)).toBe(0);
    expect(await documents.count(root, [{ field: 'id', value: 'b' }])).toBe(1);
    expect(await documents.count(root, [{ field: 'tags', value: 'x', in_list: true }])).toBe(2);
    expect(await documents.count(root, [{ field: 'id', value: 'b', in_list: true }])).toBe(0);
    const read: unknown[] = [];
    for (let after: string | null = null; ;) {
      const page = await documents.page({ collection: root, after, limit: 2 });
      read.push(...page.map(({ data }) => data?.['id']));
      after = page.at(-1)?.path.split('/').at(-1) ?? null;
      if (after === null) break;
    }
    expect(read).toEqual(['10', '9', 'B', '_', 'a', 'b']);
  });

  it('pages through what holds a value', async ({ documents, root }) => {
    const owned = (id: string, uid: string) =>
      ({ kind: 'create', path: `${root}/${id}`, data: { uid } }) as const;
    await documents.commit([owned('a', 'ann'), owned('b', 'bob'), owned('c', 'ann')]);
    const of = async (after: string | null) => {
      const where = { field: 'uid', value: 'ann' };
      const found = await documents.page({ collection: root, where, after, limit: 5 });
      return found.map(({ path }) => path.split('/').at(-1));
    };
    expect(await of(null)).toEqual(['a', 'c']);
    expect(await of('a')).toEqual(['c']);
  });

  it('pages through all collections of a name by path, at every depth', async ({
    documents,
    root,
  }) => {
    const name = `${root.split('/').at(-1) ?? ''}-paged`;
    const paths = [
      `owners/a/${name}/x`,
      `owners/a/${name}/x/${name}/y`,
      `owners/a/${name}/z`,
      `owners/a-b/${name}/x`,
      `owners/b/${name}/x`,
    ];
    await documents.commit([
      ...paths.map((path) => ({ kind: 'create' as const, path, data: {} })),
      { kind: 'create', path: `owners/a/${name}-more/x`, data: {} },
    ]);
    const read: string[] = [];
    for (let after: string | null = null; ;) {
      const page = await documents.page({ collection: name, everywhere: true, after, limit: 2 });
      read.push(...page.map(({ path }) => path));
      after = page.at(-1)?.path ?? null;
      if (after === null) break;
    }
    expect(read).toEqual(paths);
  });

  it('finds across all collections of a name', async ({ documents, root }) => {
    const name = root.split('/').at(-1) ?? '';
    const paths = ['a', 'b'].map((owner) => `owners/${owner}-${name}/${name}/x`);
    await documents.commit(
      paths.map((path) => ({ kind: 'create', path, data: { due_at: at(0) } })),
    );
    const found = await documents.find({
      collection: name,
      everywhere: true,
      field: 'due_at',
      until: at(1),
      limit: 10,
    });
    expect(found.map(({ path }) => path).sort()).toEqual(paths);
  });
}
