import { it } from 'vitest';
import type { Documents } from '../src/ports/documents.ts';

export type MakeDocuments = () => { documents: Documents; root: string };
export type DocumentsTest = ReturnType<typeof documentsFixture>;

export const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 12, minute));

/** Tests that are given a database, a collection path of their own, and a way to read from it. */
export const documentsFixture = (make: MakeDocuments) =>
  it
    .extend('made', () => make())
    .extend('documents', ({ made }) => made.documents)
    .extend('root', ({ made }) => made.root)
    .extend(
      'read',
      ({ documents, root }) =>
        async (id: string) =>
          (await documents.getAll([`${root}/${id}`]))[0],
    );
