import type { Migration } from './migration.ts';

/**
 * Every migration, in the order they are run. Add one at the end, with a test beside it and the
 * field's default in the schema, when a query first asks for a field that stored documents may lack.
 * Remove none while there may be data that it has not migrated.
 */
export const migrations: Migration[] = [];
