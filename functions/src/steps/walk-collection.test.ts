import { documentKind } from '@vibes/core/firestore/document-kind';
import { documentPlace } from '@vibes/core/firestore/document-place';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { memoryDocuments } from '../../test/models/memory-documents.ts';
import { walkCollection } from './walk-collection.ts';

const petDocument = documentKind(
  documentPlace<{ age: number }>()('users/{uid}/pets/{id}'),
  z.object({ age: z.int().default(1) }),
);

/** The pages, of two at most, of a user with these pets. */
async function pagesOf(ids: string[], after?: string) {
  const documents = memoryDocuments();
  for (const [uid, id] of [...ids.map((one) => ['max', one]), ['eve', 'other']]) {
    const path = petDocument.path(uid ?? '', id ?? '');
    await documents.commit([{ kind: 'create', path, data: {} }]);
  }
  const pages: string[][] = [];
  for await (const page of walkCollection(documents, petDocument.within('max'), {
    limit: 2,
    after,
  })) {
    pages.push(page.map(({ path, data }) => `${petDocument.idsIn(path).id} ${data.age}`));
  }
  return pages;
}

it.each([
  [[], [[]]],
  [['b'], [['b 1']]],
  [
    ['c', 'a', 'b'],
    [['a 1', 'b 1'], ['c 1']],
  ],
  [
    ['a', 'b'],
    [['a 1', 'b 1'], []],
  ],
])('of %j come the pages %j', async (ids, pages) => {
  expect(await pagesOf(ids)).toEqual(pages);
});

it('begins behind an id, whether or not there is such a document', async () => {
  expect(await pagesOf(['a', 'b', 'c', 'd'], 'b')).toEqual([['c 1', 'd 1'], []]);
  expect(await pagesOf(['a', 'c'], 'b')).toEqual([['c 1']]);
});
