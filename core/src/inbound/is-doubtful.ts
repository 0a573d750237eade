import { effectOf } from './effect-of.ts';
import type { Inbound } from './inbound.ts';

type Judged = Pick<Inbound, 'class' | 'proof' | 'in_junk' | 'wants_stop' | 'person_says'>;

/** Whether a message may be the creator's, and the person has not said that it is. */
export const isDoubtful = (message: Judged): boolean =>
  message.person_says !== 'theirs' && effectOf(message) !== 'acts';

/** Whether only the person can say so, and has not yet. */
export const isToBeJudged = (message: Judged): boolean =>
  message.class === 'reply' && message.person_says === null && isDoubtful(message);
