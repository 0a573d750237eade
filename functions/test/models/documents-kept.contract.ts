import { expect } from 'vitest';
import { at, type DocumentsTest } from '../documents-fixture.ts';

/** What the database port keeps of a document, and how it is read again. */
export function documentsKeptContract(it: DocumentsTest): void {
  it('answers in the order asked, with nothing for what is missing', async ({
    documents,
    root,
  }) => {
    await documents.commit([{ kind: 'create', path: `${root}/b`, data: { n: 1 } }]);
    const found = await documents.getAll([`${root}/a`, `${root}/b`]);
    expect(found.map(({ data }) => data)).toEqual([undefined, { n: 1 }]);
    expect(await documents.getAll([])).toEqual([]);
  });

  it('keeps dates, nulls and nested values as they are', async ({ documents, root, read }) => {
    const data = { at: at(0), none: null, list: [{ at: at(1) }], map: { at: at(2) } };
    await documents.commit([{ kind: 'set', path: `${root}/a`, data }]);
    expect((await read('a'))?.data).toEqual(data);
  });

  it('keeps half a character as U+FFFD, wherever a text is and however it is written', async ({
    documents,
    root,
    read,
  }) => {
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

  it('finds again what was written under half a character', async ({ documents, root, read }) => {
    const path = `${root}/ann\ud83d`;
    await documents.commit([{ kind: 'create', path, data: { n: 1 } }]);
    expect(await documents.commit([{ kind: 'create', path, data: { n: 1 } }])).toBe('conflict');
    expect((await read('ann\ud83d'))?.data).toEqual({ n: 1 });
    await documents.commit([{ kind: 'delete', path }]);
    expect((await read('ann\ud83d'))?.data).toBeUndefined();
  });

  it('refuses a document of more than 1 MiB', async ({ documents, root, read }) => {
    const data = { text: 'x'.repeat(1_048_577) };
    const commit = documents.commit([{ kind: 'create', path: `${root}/a`, data }]);
    await expect(commit).rejects.toThrow();
    expect((await read('a'))?.data).toBeUndefined();
  });

  it('removes a field that an update sets to undefined', async ({ documents, root, read }) => {
    const path = `${root}/a`;
    await documents.commit([{ kind: 'create', path, data: { n: 1, due: at(0) } }]);
    await documents.commit([{ kind: 'update', path, data: { due: undefined } }]);
    expect((await read('a'))?.data).toEqual({ n: 1 });
  });

  it('leaves out what is undefined in a new document', async ({ documents, root }) => {
    const due_at = undefined;
    await documents.commit([
      { kind: 'create', path: `${root}/a`, data: { state: 'held', due_at } },
      { kind: 'set', path: `${root}/b`, data: { state: 'held', due_at } },
    ]);
    const found = await documents.getAll([`${root}/a`, `${root}/b`]);
    expect(found.map(({ data }) => data)).toStrictEqual([{ state: 'held' }, { state: 'held' }]);
  });
}
