import { z } from 'zod';
import { storedId, storedText } from '../text/stored-text.ts';
import { SECRET_MAXIMUM, type CrmSettings } from './crm-settings.ts';

/** `users/{uid}/backfills/notion`: copying every creator there is, begun when Notion is made active. */
export const backfillSchema = z.object({
  state: z.enum(['running', 'done', 'stopped']),
  /** Creators there were at the beginning. */
  total: z.int().nonnegative(),
  /** Creators looked at so far; those mirrored before need nothing. */
  queued: z.int().nonnegative(),
  copied: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  /** The last creator looked at, by id; null at the beginning. */
  cursor: storedId().nullable(),
  /** When to go on; absent once everything was looked at. */
  due_at: z.date().optional(),
  started_at: z.date(),
  /** Where the mirrors go. */
  database_id: storedText(SECRET_MAXIMUM).nullable().default(null),
  data_source_id: storedText(SECRET_MAXIMUM).nullable().default(null),
  /** True when mirrors made before went elsewhere: every creator is mirrored anew, to a row of its own. */
  is_elsewhere: z.boolean().default(false),
});
export type Backfill = z.infer<typeof backfillSchema>;

type Place = Pick<Backfill, 'database_id' | 'data_source_id'>;

const placeOf = ({ notion_database_id, notion_data_source_id }: CrmSettings): Place => ({
  database_id: notion_database_id,
  data_source_id: notion_data_source_id,
});

/** A table that is not known yet is the only one of its database. */
const isSamePlace = (one: Place, other: Place): boolean =>
  one.database_id === other.database_id &&
  (one.data_source_id === null ||
    other.data_source_id === null ||
    one.data_source_id === other.data_source_id);

/** Whether these settings begin to copy to a place that the settings before did not mirror to. */
export const beginsMirroring = (before: CrmSettings, after: CrmSettings): boolean =>
  after.active_crm_mode === 'notion' &&
  (before.active_crm_mode !== 'notion' || !isSamePlace(placeOf(before), placeOf(after)));

/** The back-fill of an account, from its first creator on. `last`: the one before it, if any. */
export function newBackfill(input: {
  settings: CrmSettings;
  total: number;
  last: Backfill | null;
  now: Date;
}): Backfill {
  const { settings, total, last, now } = input;
  const place = placeOf(settings);
  // One cut off on the way to another place has left mirrors behind in the first.
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
