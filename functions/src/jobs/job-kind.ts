import type { Job, Work } from '@vibes/core/job/job';
import type { DocumentWrite } from '../ports/documents.ts';

/** A job as it begins. */
export interface Begun<W extends Work> {
  work: W;
  /** Items that there are to do; 0 for a job that is over. */
  total: number;
}

/** The job after one more step. */
export interface Step<W extends Work> {
  work: W;
  /** Items that were tried since the job began. */
  done: number;
  is_over: boolean;
  /** Committed together with the step: both are written, or neither. */
  writes?: DocumentWrite[];
  /** A delivery that is due now. */
  due?: string | undefined;
}

/** What jobs of one name do. */
export interface JobKind<W extends Work> {
  name: W['name'];
  /** Items of one step: a job of so few ends in its first call, and is not stored. */
  step_size: number;
  /**
   * The next few items, a second's work. Items that it commits itself may be repeated: a step that is
   * cut off is taken again. `is_last_try`: a fault that meets all of them is how they end.
   */
  step: (asked: { uid: string; work: W; done: number; is_last_try: boolean }) => Promise<Step<W>>;
  /** What removes the traces of a job that ends before its last step. */
  dropWrites?: (asked: { uid: string; work: W }) => DocumentWrite[];
  /** Has the deliveries that are due run soon. */
  dispatch?: (delivery: { uid: string; id: string }) => Promise<void>;
}

export type JobOf<W extends Work> = Omit<Job, 'work'> & { work: W };
