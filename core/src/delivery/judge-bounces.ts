import type { Mailbox } from './mailbox.ts';

/** Bounces among the last emails from which on the person is warned. */
export const BOUNCES_TO_WARN = 3;
/** Bounces among the last emails from which on the mailbox sends no more: providers block earlier than people look. */
export const BOUNCES_TO_PAUSE = 5;

export type BounceVerdict = 'fine' | 'warn' | 'pause';

/** What a number of bounces among the last emails of a mailbox calls for. */
export function judgeBounces(bounced: number): BounceVerdict {
  if (bounced >= BOUNCES_TO_PAUSE) return 'pause';
  return bounced >= BOUNCES_TO_WARN ? 'warn' : 'fine';
}

export const countBounced = (recent: Mailbox['recent']): number =>
  recent.filter(({ has_bounced }) => has_bounced).length;
