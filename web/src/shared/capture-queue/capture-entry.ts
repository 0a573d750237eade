import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import type { CaptureTarget } from '@vibes/core/capture/capture-list';

/** The creator that a person wants captured. */
export interface WantedCapture {
  target: CaptureTarget;
  /** The creator as pasted or shared. */
  label: string;
  /** Whether the email waits for review, whatever the settings say. */
  hold_for_review?: true;
}

/** The outcome of a capture, as far as its line shows it. */
export interface CaptureRefusal {
  /** A code of core's list, or one of the browser's own. */
  code: string;
  /** A sentence for the person. */
  message: string;
}

/**
 * One capture requested in the browser, kept there until it has its answer: waiting → sending →
 * done | refused. A person may set a refused one back to waiting.
 */
export interface CaptureEntry {
  /** Grows with each entry: the order in which they are sent, except those the server failed at. */
  id: number;
  /** The person who requested it: it is never sent in another person's name. */
  uid: string;
  target: CaptureTarget;
  /** The creator as pasted or shared, for the person to recognize. */
  label: string;
  /** Whether the email waits for review, whatever the settings say. */
  hold_for_review?: true;
  /** Milliseconds since 1970. */
  added_at: number;
  state: 'waiting' | 'sending' | 'done' | 'refused';
  answer?: Pick<CaptureAnswer, 'outcome' | 'message' | 'creator' | 'email' | 'dm'>;
  refusal?: CaptureRefusal;
  /** When it was answered or refused, in milliseconds since 1970. */
  settled_at?: number;
  /** Tries in a row without an answer, by the server's fault or because the link did not open. */
  failures?: number;
  /**
   * Since when it waits behind the others because the server failed at it, in milliseconds since
   * 1970.
   */
  behind_since?: number;
  /** Why it is not sent before the person, or new credits, let it go on; over reloads, too. */
  held_by?: CaptureRefusal;
}

/** A no that asking again does not change: it is kept with the entries. */
export const isHeld = ({ code }: CaptureRefusal) => code === 'out_of_credits';

export const isWaiting = ({ state }: CaptureEntry) => state === 'waiting' || state === 'sending';

/**
 * Why nothing is sent although something waits; `running` when something is sent, `idle` when
 * nothing waits.
 */
export type CaptureProgress =
  | { status: 'idle' | 'running' | 'offline' }
  /**
   * The limit a minute was reached, or the server fails: sending resumes by itself at `until` (ms
   * since 1970).
   */
  | { status: 'pausing' | 'failing'; until: number }
  /** Sending resumes when the person says so: credits are spent, or the session has ended. */
  | { status: 'stopped'; refusal: CaptureRefusal };

export interface CaptureQueue {
  /** In the order in which they are sent; answered ones included until they are cleared. */
  entries: CaptureEntry[];
  progress: CaptureProgress;
}
