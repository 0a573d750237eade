import * as z from 'zod';
import { MOST_DELETED_AT_ONCE } from '../creator/deletion-limits.ts';
import { documentId } from './document-id.ts';
import { mayBeJob, type JobProgress } from './job.ts';

export const creatorIdsSchema = z.strictObject({
  ids: z.array(documentId).min(1).max(MOST_DELETED_AT_ONCE),
  ...mayBeJob,
});

export const sealCreatorsSchema = z.strictObject({ ...mayBeJob });

export const restoreCreatorsSchema = creatorIdsSchema.extend({
  /** It undoes a deletion of just now: the emails that it stopped wait again. */
  is_undo: z.boolean().optional(),
});

const twoCreators = z.tuple([documentId, documentId]);
export const joinCreatorsSchema = z.strictObject({ ids: twoCreators });
export const separateCreatorsSchema = z.strictObject({
  /** The one that stayed. */
  id: documentId,
  /** The one that was joined into it. */
  joined: documentId,
});
export const markNotSameSchema = z.strictObject({ ids: twoCreators });

/** What became of one creator; `done` also where it had been done before. */
export type CreatorEnd =
  | {
      id: string;
      done: true;
      /** Of one restored, the email that deleting had stopped; absent where there is none. */
      email?: RestoredEmail;
    }
  | { id: string; done: false; sentence: string };

/** It waits again, or stays stopped: why an undo could not put it back, null where none was asked for. */
export type RestoredEmail = { state: 'waits' } | { state: 'stopped'; why: string | null };

/**
 * Deleting and restoring: each creator in a write of its own, so that a call can be repeated. The ends
 * are those of the creators that were tried so far, in the order of the payload.
 */
export interface CreatorCallables {
  /**
   * Stops what waits for each creator, then moves them to `deleted_creators`. One whose email is
   * being sent is refused.
   */
  deleteCreators: {
    payload: z.infer<typeof creatorIdsSchema>;
    result: { ends: CreatorEnd[]; job: JobProgress };
  };
  /**
   * Brings deleted creators back as they were. What was stopped stays stopped, except the email to
   * each, where it is an undo within `UNDO_MINUTES`.
   */
  restoreCreators: {
    payload: z.infer<typeof restoreCreatorsSchema>;
    result: { ends: CreatorEnd[]; job: JobProgress };
  };
  /**
   * Makes one creator of two that are one person; `id` is the one that stays. Follow-ups to the
   * younger one end, and nothing is sent. Safe to repeat.
   */
  joinCreators: {
    payload: z.infer<typeof joinCreatorsSchema>;
    result: { done: true; id: string } | { done: false; sentence: string };
  };
  /**
   * Takes two creators apart that were joined within `APART_WITHIN`, and notes that they are not the
   * same person. Safe to repeat.
   */
  separateCreators: {
    payload: z.infer<typeof separateCreatorsSchema>;
    result: { done: true } | { done: false; sentence: string };
  };
  /** A person says that two creators are not the same: nobody asks about them again. Safe to repeat. */
  markNotSame: { payload: z.infer<typeof markNotSameSchema>; result: { done: true } };
  /**
   * Brings the sealed index of the creators up to date. False when that is not worth it yet, or was
   * done a minute ago; and until its last part, which shows it.
   */
  sealCreators: {
    payload: z.infer<typeof sealCreatorsSchema>;
    result: { sealed: boolean; job: JobProgress };
  };
}
