import { messageIds } from './message-ids.ts';
import type { Migration, MigrationSettings } from './migration.ts';

/**
 * Every migration, in the order they are run. One that is added stands at the end, with the field's
 * default in the schema; none is taken out while data may be kept that it has not gone through.
 */
export const migrations = (settings: MigrationSettings): Migration[] => [messageIds(settings)];
