import { expect, it } from 'vitest';
import * as z from 'zod';
import { documentKind } from './document-kind.ts';
import { documentPlace } from './document-place.ts';

const schema = z.object({ name: z.string(), age: z.int().default(7) });
type Pet = z.infer<typeof schema>;
const petPlace = documentPlace<Pet>()('users/{uid}/pets/{kind}_{id}', { defaults: { age: 7 } });
const petDocument = documentKind(petPlace, schema);
const missing = { name: 'none', age: 0 };
const boxDocument = documentKind(documentPlace<Pet>()('boxes/{uid}', { missing }), schema);

it('a path holds each id, a collection path all but the last', () => {
  expect(petDocument.path('max', 'cat', 12)).toBe('users/max/pets/cat_12');
  expect(petDocument.collection('max')).toBe('users/max/pets');
  expect(boxDocument.collection()).toBe('boxes');
});

it('ids are read back from a path, the last one with all that is left', () => {
  const ids = { uid: 'max', kind: 'cat', id: 'a_b_1' };
  expect(petDocument.idsIn('users/max/pets/cat_a_b_1')).toEqual(ids);
});

it.each(['users/max/pets/cat', 'users/max/pets/cat_1/more', 'boxes/max', ''])(
  '%j is no path of a pet',
  (path) => {
    expect(() => petDocument.idsIn(path)).toThrow('Not a path of users/{uid}/pets/{kind}_{id}');
  },
);

it.each([petPlace, petDocument])(
  'a document of an earlier version has the defaults of what it lacks, checked or not',
  (pets) => {
    const found = { name: 'Mia', age: 7 };
    expect(pets.at('max', 'cat', 1).read({ name: 'Mia' })).toEqual(found);
    expect(pets.within('max').read({ name: 'Mia' })).toEqual(found);
    expect(pets.within('max').read({ name: 'Mia', age: 3 })).toEqual({ name: 'Mia', age: 3 });
  },
);

it('a missing document is null, or what the table says', () => {
  expect(petDocument.at('max', 'cat', 1).read(undefined)).toBeNull();
  expect(boxDocument.at('max').read(undefined)).toEqual({ name: 'none', age: 0 });
});

it('fields that are no such document are a fault', () => {
  expect(() => boxDocument.at('max').read({ name: 1 })).toThrow();
});

it('what is missing or broken is null for a caller that goes on without it', () => {
  expect(petDocument.readOrNull({ name: 'Mia' })).toEqual({ name: 'Mia', age: 7 });
  expect(petDocument.readOrNull({ name: 1 })).toBeNull();
  expect(boxDocument.readOrNull(undefined)).toBeNull();
});

it('a place holds its own paths, and none of a collection of the same name elsewhere', () => {
  expect(petDocument.holds('users/max/pets/cat_1')).toBe(true);
  expect(petDocument.holds('shops/max/pets/cat_1')).toBe(false);
  expect(petDocument.holds('users/max/pets')).toBe(false);
});
