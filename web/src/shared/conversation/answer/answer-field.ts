import { isPhone } from '../../../components/use-is-narrow.ts';

/** The field for an answer. Only one creator is open at a time. */
export const ANSWER_ID = 'answer';

/** Marks the field of a creator who waits for the answer. */
export const AWAITED = { 'data-awaited': '' } as const;

/** The field of a creator who waits; on a phone none, where the keyboard would cover what is to be read. */
export const awaitedAnswer = (): HTMLElement | null =>
  isPhone() ? null : document.querySelector<HTMLElement>(`#${ANSWER_ID}[data-awaited]`);
