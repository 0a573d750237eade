import * as documents from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import { migrations } from './migrations.ts';

it('each has its own day and name, and reads documents that exist', () => {
  const ids = migrations.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^20\d\d-\d\d-\d\d-[a-z-]+$/);
  const templates = Object.values(documents).map(({ template }) => template);
  expect(templates).toEqual(expect.arrayContaining(migrations.map(({ place }) => place.template)));
});
