import { documentKind } from '@vibes/core/firestore/document-kind';
import { documentPlace } from '@vibes/core/firestore/document-place';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { loadDocuments, mustExist } from './load-documents.ts';
import { memoryDocuments } from '../../test/models/memory-documents.ts';

const petDocument = documentKind(
  documentPlace<{ name: string }>()('pets/{id}'),
  z.object({ name: z.string().default('?') }),
);
const boxDocument = documentKind(
  documentPlace<{ size: number }>()('boxes/{id}', { missing: { size: 0 } }),
  z.object({ size: z.int() }),
);

it('each document comes in its place, read by its kind, with its version', async () => {
  const documents = memoryDocuments();
  await documents.commit([{ kind: 'create', path: 'pets/a', data: {} }]);
  const refs = [boxDocument.at('b'), petDocument.at('a'), petDocument.at('c')] as const;
  const [box, pet, none] = await loadDocuments(documents, refs);
  expect(box).toEqual({ path: 'boxes/b', data: { size: 0 }, version: undefined });
  expect(pet.data?.name).toBe('?');
  expect(none.data).toBeNull();
  const change = { path: pet.path, data: { name: 'Mia' }, if_version: pet.version };
  expect(await documents.commit([{ kind: 'update', ...change }])).toBe('committed');
  expect(await documents.commit([{ kind: 'update', ...change }])).toBe('conflict');
});

it('fields that are no such document are a fault', async () => {
  const documents = memoryDocuments();
  await documents.commit([{ kind: 'create', path: 'boxes/b', data: { size: 'big' } }]);
  await expect(loadDocuments(documents, [boxDocument.at('b')])).rejects.toThrow(z.ZodError);
});

it('a document that must be there is named when it is not', async () => {
  const documents = memoryDocuments();
  await documents.commit([{ kind: 'create', path: 'pets/a', data: { name: 'Mia' } }]);
  const [pet, none] = await loadDocuments(documents, [petDocument.at('a'), petDocument.at('b')]);
  expect(mustExist(pet)).toEqual({ name: 'Mia' });
  expect(() => mustExist(none)).toThrow('There is no pets/b.');
});
