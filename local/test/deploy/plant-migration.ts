import { creatorPlace } from '@vibes/core/firestore/places';
import { afterAll, beforeAll } from 'vitest';
import { migrations } from '../../src/migrate/migrations.ts';

/** The id of a migration that this version has while the tests of a file run. */
export const PLANTED = '2026-12-01-planted';

export function plantMigration(): void {
  beforeAll(() => void migrations.push({ id: PLANTED, place: creatorPlace, add: () => null }));
  afterAll(() => void migrations.pop());
}
