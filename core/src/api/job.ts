import * as z from 'zod';
import { documentId } from './document-id.ts';

/**
 * Names one job of a callable, by an id that the browser makes up. The first call begins it and does
 * its first part; each repeat does the next part, until it is over. Without an id a job is one call,
 * and the server finishes what that call leaves.
 */
const jobRefSchema = z.strictObject({
  id: documentId,
  /** Ends it with what is done so far. */
  stop: z.boolean().optional(),
});
export type JobRef = z.infer<typeof jobRefSchema>;
export const mayBeJob = { job: jobRefSchema.optional() };

/** How far a job is: `done` of `total` items, refused ones included. */
export interface JobProgress {
  /** `failed`: it could not go on, several times. */
  state: 'running' | 'done' | 'stopped' | 'failed';
  done: number;
  total: number;
}
