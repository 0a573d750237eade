import { creatorPlace } from '@vibes/core/firestore/places';
import { afterAll, beforeAll } from 'vitest';
import type { Migration } from '../../src/migrate/migration.ts';
import { migrations } from '../../src/migrate/migrations.ts';

/** The id of the one migration that this version has while the tests of a file run. */
export const PLANTED = '2026-12-01-planted';

/** In place of those that it has, so that a test knows which there are. */
export function plantMigration() {
  const planted: Migration = { id: PLANTED, place: creatorPlace, add: () => null };
  let own: Migration[] = [];
  beforeAll(() => {
    own = migrations.splice(0, migrations.length, planted);
  });
  afterAll(() => {
    migrations.splice(0, migrations.length, ...own);
  });
}
