/**
 * The send times of one run of a queue. Mutable: every delivery of the run shares them, and the
 * gate alone adds to them (`run-gate.ts`).
 */
interface MutableSendTimes {
  /** Given in this run, oldest first, to those that had one before and to mirrors. */
  given: Date[];
  /** All that emails wait for, oldest first; null until the first one has to wait. */
  waiting: Date[] | null;
}

/** How a run tries its next delivery. */
export interface RunMode {
  readonly times: MutableSendTimes;
  /**
   * False for a second try, after the run has waited for this email: then it takes the send time
   * it gets.
   */
  readonly may_wait: boolean;
  /**
   * True while the run tries emails whose send time has not come: each goes now, or stays as it
   * is.
   */
  readonly is_early: boolean;
  /** True for the second try of a follow-up, once the mailbox was read for replies. */
  readonly is_mailbox_read: boolean;
}

export const newRunMode = (): RunMode => ({
  times: { given: [], waiting: null },
  may_wait: true,
  is_early: false,
  is_mailbox_read: false,
});
