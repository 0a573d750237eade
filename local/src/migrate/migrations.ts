import { endedDeliveries } from './ended-deliveries.ts';
import { messageIds } from './message-ids.ts';
import type { Migration, MigrationSettings } from './migration.ts';
import { daysAreMoved, daysIntoStatistics } from './statistics.ts';

/**
 * Every migration, in the order they are run. A new one is added at the end, with the field's
 * default in the schema; none is removed while data may exist that it has not migrated.
 */
export const migrations = (settings: MigrationSettings): Migration[] => [
  messageIds(settings),
  daysIntoStatistics,
  daysAreMoved,
  endedDeliveries,
];
