import * as z from 'zod';
import { storedText } from '../text/stored-text.ts';

/** Characters of a shape at most. */
export const LONGEST_SHAPE = 30_000;

/** The shape of a page that its reader could not read, without the words or the address of the page. */
export const pageShapeSchema = z.object({
  reader: storedText(100),
  seen_at: z.date(),
  /** A line for each place, deeper ones indented. */
  shape: storedText(LONGEST_SHAPE),
  expires_at: z.date(),
});
export type PageShape = z.infer<typeof pageShapeSchema>;
