import { beforeEach, describe, expect, it } from 'vitest';
import type { DocumentQuery, Documents } from './documents.ts';

/**
 * What every implementation of the database port must do. Run on the memory one
 * beside it and on Firestore by the emulator tests.
 *
 * @param make a database and a collection path of its own for each test
 */
export function documentsContract(make: () => { documents: Documents; root: string }): void {
  describe('the database port', () => {
    let documents: Documents;
    let root: string;
    const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 12, minute));
    const read = async (id: string) => (await documents.getAll([`${root}/${id}`]))[0];
    beforeEach(() => ({ documents, root } = make()));

    it('answers in the order asked, with nothing for what is missing', async () => {
      await documents.commit([{ kind: 'create', path: `${root}/b`, data: { n: 1 } }]);
      const found = await documents.getAll([`${root}/a`, `${root}/b`]);
      expect(found.map(({ data }) => data)).toEqual([undefined, { n: 1 }]);
    });

    it('keeps dates, nulls and nested values as they are', async () => {
      const data = { at: at(0), none: null, list: [{ at: at(1) }], map: { at: at(2) } };
      await documents.commit([{ kind: 'set', path: `${root}/a`, data }]);
      expect((await read('a'))?.data).toEqual(data);
    });

    it('keeps half a character as U+FFFD, wherever a text stands and however it is written', async () => {
      const path = `${root}/a`;
      const data = {
        name: 'Ann \ud83d',
        list: ['\udc00 b', { at: at(0), text: '\ude00\ud83d' }],
        map: { whole: 'Ann 😀' },
      };
      await documents.commit([{ kind: 'create', path, data }]);
      await documents.commit([{ kind: 'update', path, data: { note: 'n\ud83d' } }]);
      await documents.commit([{ kind: 'merge', path, data: { end: '\ud83d.' }, add: { n: 1 } }]);
      await documents.commit([{ kind: 'set', path: `${root}/b`, data }]);
      const kept = {
        name: 'Ann \ufffd',
        list: ['\ufffd b', { at: at(0), text: '\ufffd\ufffd' }],
        map: { whole: 'Ann 😀' },
      };
      expect((await read('b'))?.data).toEqual(kept);
      expect((await read('a'))?.data).toEqual({ ...kept, note: 'n\ufffd', end: '\ufffd.', n: 1 });
    });

    it('finds again what was written under half a character', async () => {
      const path = `${root}/ann\ud83d`;
      await documents.commit([{ kind: 'create', path, data: { n: 1 } }]);
      expect(await documents.commit([{ kind: 'create', path, data: { n: 1 } }])).toBe('conflict');
      expect((await read('ann\ud83d'))?.data).toEqual({ n: 1 });
      await documents.commit([{ kind: 'delete', path }]);
      expect((await read('ann\ud83d'))?.data).toBeUndefined();
    });

    it('refuses a document of more than 1 MiB', async () => {
      const data = { text: 'x'.repeat(1_048_577) };
      const commit = documents.commit([{ kind: 'create', path: `${root}/a`, data }]);
      await expect(commit).rejects.toThrow();
      expect((await read('a'))?.data).toBeUndefined();
    });

    it('creates once', async () => {
      const create = { kind: 'create', path: `${root}/a`, data: { n: 1 } } as const;
      expect(await documents.commit([create])).toBe('committed');
      expect(await documents.commit([create])).toBe('conflict');
    });

    it('updates only the version that was read', async () => {
      const path = `${root}/a`;
      await documents.commit([{ kind: 'create', path, data: { n: 1, kept: true } }]);
      const before = await read('a');
      const update = { kind: 'update', path, data: { n: 2 }, if_version: before?.version } as const;
      expect(await documents.commit([update])).toBe('committed');
      expect(await documents.commit([update])).toBe('conflict');
      expect((await read('a'))?.data).toEqual({ n: 2, kept: true });
    });

    it('finds a conflict in the update of a missing document', async () => {
      expect(await documents.commit([{ kind: 'update', path: `${root}/a`, data: { n: 1 } }])).toBe(
        'conflict',
      );
    });

    it('removes a field that an update sets to undefined', async () => {
      const path = `${root}/a`;
      await documents.commit([{ kind: 'create', path, data: { n: 1, due: at(0) } }]);
      await documents.commit([{ kind: 'update', path, data: { due: undefined } }]);
      expect((await read('a'))?.data).toEqual({ n: 1 });
    });

    it('writes nothing at all when one part conflicts', async () => {
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

    it('adds up what is merged at the same time', async () => {
      const path = `${root}/a`;
      const add = () =>
        documents.commit([{ kind: 'merge', path, add: { n: 2 }, data: { at: at(0) } }]);
      await Promise.all([add(), add(), add()]);
      expect((await read('a'))?.data).toEqual({ n: 6, at: at(0) });
    });

    it('adds at any depth, beside what is there', async () => {
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

    it('deletes', async () => {
      await documents.commit([{ kind: 'create', path: `${root}/a`, data: {} }]);
      await documents.commit([{ kind: 'delete', path: `${root}/a` }]);
      expect(await read('a')).toMatchObject({ data: undefined, version: undefined });
    });

    it('deletes only the version that was read', async () => {
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

    it('finds what is due, oldest first, and not what has no time', async () => {
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

    it('leaves out what is undefined in a new document', async () => {
      const due_at = undefined;
      await documents.commit([
        { kind: 'create', path: `${root}/a`, data: { state: 'held', due_at } },
        { kind: 'set', path: `${root}/b`, data: { state: 'held', due_at } },
      ]);
      const found = await documents.getAll([`${root}/a`, `${root}/b`]);
      expect(found.map(({ data }) => data)).toStrictEqual([{ state: 'held' }, { state: 'held' }]);
    });

    it('finds only what holds the values asked for, and only later than a time', async () => {
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
      expect(await ids({ where: [email, { field: 'state', value: 'queued' }] })).toEqual([
        'a',
        'd',
      ]);
      expect(await ids({ after: at(3) })).toEqual(['d', 'e']);
    });

    it('pages through a collection by id, and counts it', async () => {
      const ids = ['b', 'a', 'B', '10', '9', '_'];
      await documents.commit([
        ...ids.map((id) => ({ kind: 'create' as const, path: `${root}/${id}`, data: { id } })),
        { kind: 'create', path: `${root}/a/below/x`, data: {} },
      ]);
      expect(await documents.count(root)).toBe(6);
      expect(await documents.count(`${root}/missing/below`)).toBe(0);
      expect(await documents.count(root, [{ field: 'id', value: 'b' }])).toBe(1);
      const read: unknown[] = [];
      for (let after: string | null = null; ;) {
        const page = await documents.page({ collection: root, after, limit: 2 });
        read.push(...page.map(({ data }) => data?.['id']));
        after = page.at(-1)?.path.split('/').at(-1) ?? null;
        if (after === null) break;
      }
      expect(read).toEqual(['10', '9', 'B', '_', 'a', 'b']);
    });

    it('pages through what holds a value', async () => {
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

    it('pages through all collections of a name by path, at every depth', async () => {
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

    it('finds across all collections of a name', async () => {
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
  });
}
