import type { Creator } from '@vibes/core/creator/creator';
import { whoseTurn } from '@vibes/core/creator/whose-turn';
import { isPhone } from '../../../components/use-is-narrow.ts';

/** The field for an answer. Only one creator is open at a time. */
export const ANSWER_ID = 'answer';

const AWAITED = 'data-awaited';
/** Marks the field of a creator who waits for the answer. */
export const awaitedMark = (creator: Pick<Creator, 'awaiting' | 'status'>) =>
  whoseTurn(creator) === 'us' ? { [AWAITED]: '' } : {};

/** The field of a creator who waits; on a phone none, where the keyboard would cover what is to be read. */
export const awaitedAnswer = (): HTMLElement | null =>
  isPhone() ? null : document.querySelector<HTMLElement>(`#${ANSWER_ID}[${AWAITED}]`);
