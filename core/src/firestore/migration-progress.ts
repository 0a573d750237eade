import * as z from 'zod';
import { storedText } from '../text/stored-text.ts';

/** Longer than the path of any document of ours, whose ids are bounded. */
const PATH_MAXIMUM = 1000;

/**
 * `migrations/{id}`: how far a migration came. It is written together with the documents it counts.
 * Server only.
 */
export const migrationProgressSchema = z.object({
  /** Path of the last document read; null before the first. */
  cursor: storedText(PATH_MAXIMUM).nullable(),
  /** Documents read so far, and how many of them were changed. */
  documents: z.int().nonnegative(),
  written: z.int().nonnegative(),
  started_at: z.date(),
  /** Once there is one, it is not run again. */
  finished_at: z.date().nullable(),
});
export type MigrationProgress = z.infer<typeof migrationProgressSchema>;
