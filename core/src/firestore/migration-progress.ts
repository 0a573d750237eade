import { z } from 'zod';
import { storedText } from '../text/stored-text.ts';

/** Longer than the path of any document of ours, whose ids are bounded. */
const PATH_MAXIMUM = 1000;

/** `migrations/{id}`: how far a migration came. It moves on in one write with what it stands for. Server only. */
export const migrationProgressSchema = z.object({
  /** Path of the last document gone through; null before the first. */
  cursor: storedText(PATH_MAXIMUM).nullable(),
  /** Documents gone through so far, and how many of them lacked something. */
  documents: z.int().nonnegative(),
  written: z.int().nonnegative(),
  started_at: z.date(),
  /** Once there is one, it is not run again. */
  finished_at: z.date().nullable(),
});
export type MigrationProgress = z.infer<typeof migrationProgressSchema>;
