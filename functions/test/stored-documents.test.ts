import * as documents from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import { storedDocuments } from './stored-documents.ts';

const found = await storedDocuments();

interface Kind {
  template: string;
  idsIn: (path: string) => object;
  schema: { parse: (fields: unknown) => unknown };
}
const kinds: Kind[] = Object.values(documents);

const isOf = ({ idsIn }: Pick<Kind, 'idsIn'>, path: string) => {
  try {
    idsIn(path);
    return true;
  } catch {
    return false;
  }
};

/** Kinds that no document in the file is of. */
const LATER = [
  'deletions/{uid}',
  'service_status/now',
  'migrations/{id}',
  'users/{uid}/deleted_creators/{id}',
  'users/{uid}/creator_pictures/{creator_id}',
  'users/{uid}/creator_index/manifest',
  'users/{uid}/creator_chunks/{id}',
  'users/{uid}/creators/{creator_id}/inbound/{id}',
  'users/{uid}/answer_drafts/{creator_id}',
  'users/{uid}/saved_views/{id}',
  'users/{uid}/snippets/{id}',
  'users/{uid}/jobs/{id}',
  'users/{uid}/statistics/outreach',
];

it('there is one of every other kind', () => {
  const without = kinds.filter((kind) => !found.some(([path]) => isOf(kind, path)));
  expect(without.map(({ template }) => template)).toEqual(LATER);
});

it.each(found)('%s is read, and keeps all that it holds', (path, fields) => {
  const [kind, ...others] = kinds.filter((one) => isOf(one, path));
  expect(others).toEqual([]);
  expect(kind?.schema.parse(fields)).toEqual(fields);
});
