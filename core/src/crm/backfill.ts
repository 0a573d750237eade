import * as z from 'zod';
import { storedId, storedText } from '../text/stored-text.ts';
import { SECRET_MAXIMUM, type CrmSettings } from './crm-settings.ts';

/**
 * `users/{uid}/backfills/notion`: mirroring all existing creators, begun when Notion is made
 * active.
 */
export const backfillSchema = z.object({
  state: z.enum(['running', 'done', 'stopped']),
  /** Number of creators at the beginning. */
  total: z.int().nonnegative(),
  /** Creators checked so far; those mirrored before need nothing. */
  queued: z.int().nonnegative(),
  copied: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  /** The id of the last creator checked; null at the beginning. */
  cursor: storedId().nullable(),
  /** When to go on; absent once every creator was checked. */
  due_at: z.date().optional(),
  started_at: z.date(),
  /** Where the mirrors go. */
  database_id: storedText(SECRET_MAXIMUM).nullable(),
  data_source_id: storedText(SECRET_MAXIMUM).nullable(),
  /** True when earlier mirrors went to another table: every creator is mirrored again, to a new row. */
  is_elsewhere: z.boolean(),
});
export type Backfill = z.infer<typeof backfillSchema>;

type Place = Pick<Backfill, 'database_id' | 'data_source_id'>;

const placeOf = ({ notion_database_id, notion_data_source_id }: CrmSettings): Place => ({
  database_id: notion_database_id,
  data_source_id: notion_data_source_id,
});

/** A null table id matches any: the table was not chosen yet, as in a database with one. */
const isSamePlace = (one: Place, other: Place): boolean =>
  one.database_id === other.database_id &&
  (one.data_source_id === null ||
    other.data_source_id === null ||
    one.data_source_id === other.data_source_id);

/** Whether the new settings begin to mirror to a place that the old ones did not mirror to. */
export const beginsMirroring = (before: CrmSettings, after: CrmSettings): boolean =>
  after.active_crm_mode === 'notion' &&
  (before.active_crm_mode !== 'notion' || !isSamePlace(placeOf(before), placeOf(after)));

/**
 * The back-fill of an account, from its first creator on. `last`: the previous back-fill, if any.
 */
export function newBackfill(input: {
  settings: CrmSettings;
  total: number;
  last: Backfill | null;
  now: Date;
}): Backfill {
  const { settings, total, last, now } = input;
  const place = placeOf(settings);
  // An interrupted back-fill to another place left mirrors in the old one.
  const isUnfinished = last !== null && last.is_elsewhere && last.state !== 'done';
  return {
    ...place,
    state: total === 0 ? 'done' : 'running',
    total,
    queued: 0,
    copied: 0,
    failed: 0,
    cursor: null,
    ...(total > 0 && { due_at: now }),
    started_at: now,
    is_elsewhere: last !== null && (isUnfinished || !isSamePlace(last, place)),
  };
}
