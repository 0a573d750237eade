import { deliveryDocument } from '@vibes/core/firestore/documents';
import type { Migration } from './migration.ts';

/** States in which the day's list asks for deliveries that were not seen. */
const LISTED: readonly unknown[] = ['failed', 'uncertain'];

/** What the day's list asks for: deliveries of 1.0 lack the field. One that goes wrong later has it. */
const seenAt: Migration = {
  id: '2026-11-28-seen-at',
  place: deliveryDocument,
  add({ state, bounce, seen_at }) {
    const isListed = LISTED.includes(state) || (bounce !== null && bounce !== undefined);
    return isListed && seen_at === undefined ? { seen_at: null } : null;
  },
};

/**
 * Every migration, in the order they are run. Add one at the end, with a test beside it and the
 * field's default in the schema, when a query first asks for a field that stored documents may lack.
 * Remove none while there may be data that it has not migrated.
 */
export const migrations: Migration[] = [seenAt];
