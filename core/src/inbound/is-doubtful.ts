import { effectOf } from './effect-of.ts';
import type { Inbound } from './inbound.ts';

type Judged = Pick<Inbound, 'class' | 'proof' | 'in_junk' | 'wants_stop' | 'person_says'>;

/**
 * Whether a message does not count as the creator's: the person said that it is somebody else's, or
 * nothing proves whose it is and they have not said.
 */
export const isDoubtful = (message: Judged): boolean =>
  message.person_says === null ? effectOf(message) !== 'acts' : message.person_says !== 'theirs';

/** Whether only the person can say so, and has not yet. */
export const isToBeJudged = (message: Judged): boolean =>
  message.class === 'reply' && message.person_says === null && isDoubtful(message);
