import * as documents from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import { earlierDocuments } from './earlier-documents.ts';

const found = await earlierDocuments();

interface Kind {
  template: string;
  defaults: object;
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

/** Kinds that no document in the file is of, since no earlier version had them. */
const LATER = [
  'deletions/{uid}',
  'migrations/{id}',
  'users/{uid}/deleted_creators/{id}',
  'users/{uid}/creator_pictures/{creator_id}',
  'users/{uid}/creator_index/manifest',
  'users/{uid}/creator_chunks/{id}',
  'users/{uid}/creators/{creator_id}/inbound/{id}',
  'users/{uid}/answer_drafts/{creator_id}',
  'users/{uid}/saved_views/{id}',
  'users/{uid}/statistics/outreach',
];

it('there is one of every kind that an earlier version had', () => {
  const without = kinds.filter((kind) => !found.some(([path]) => isOf(kind, path)));
  expect(without.map(({ template }) => template)).toEqual(LATER);
});

it.each(found)('%s is read, and keeps all that it holds', (path, fields) => {
  const [kind, ...others] = kinds.filter((one) => isOf(one, path));
  expect(others).toEqual([]);
  expect(kind?.schema.parse(fields)).toEqual({ ...kind?.defaults, ...fields });
});

it.each(found)('%s is read without all that has a default', (path, fields) => {
  const kind = kinds.find((one) => isOf(one, path));
  const defaults = kind?.defaults ?? {};
  const oldest = Object.entries(fields).filter(([name]) => !(name in defaults));
  expect(kind?.schema.parse(Object.fromEntries(oldest))).toMatchObject({
    ...Object.fromEntries(oldest),
    ...defaults,
  });
});
