import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import type { CaptureTarget } from '@vibes/core/capture/capture-list';

/** A creator somebody asks for. */
export interface WantedCapture {
  target: CaptureTarget;
  /** The creator as pasted or shared. */
  label: string;
}

/** What became of a capture, as far as its line tells. */
export interface CaptureRefusal {
  /** A code of core's list, or the browser's own word. */
  code: string;
  /** A sentence for the person. */
  message: string;
}

/**
 * One capture asked for in the browser, kept there until it has its answer:
 * waiting → sending → done | refused. A refused one may be sent back to waiting by hand.
 */
export interface CaptureEntry {
  /** Grows with each entry: the order in which they go out, but for those the server failed at. */
  id: number;
  /** Whose it is: it goes out in nobody else's name. */
  uid: string;
  target: CaptureTarget;
  /** The creator as pasted or shared, for the person to recognise. */
  label: string;
  /** Milliseconds since 1970. */
  added_at: number;
  state: 'waiting' | 'sending' | 'done' | 'refused';
  answer?: Pick<CaptureAnswer, 'outcome' | 'message' | 'creator' | 'email' | 'dm'>;
  refusal?: CaptureRefusal;
  /** When it was answered or refused, in milliseconds since 1970. */
  settled_at?: number;
  /** Tries in a row that came to no answer, by the server's fault or the link's. */
  failures?: number;
  /** Since when it stands behind the others because the server failed at it, in milliseconds since 1970. */
  behind_since?: number;
}

export const isWaiting = ({ state }: CaptureEntry) => state === 'waiting' || state === 'sending';

/** Why nothing goes out although something waits; `running` when it does, `idle` when nothing waits. */
export type CaptureProgress =
  | { status: 'idle' | 'running' | 'offline' }
  /** The limit a minute was reached, or the server fails: it goes on by itself at `until` (ms since 1970). */
  | { status: 'pausing' | 'failing'; until: number }
  /** It goes on when the person says so: credits are spent, or the session is over. */
  | { status: 'stopped'; refusal: CaptureRefusal };

export interface CaptureQueue {
  /** In the order in which they go out; answered ones included until they are cleared. */
  entries: CaptureEntry[];
  progress: CaptureProgress;
}
