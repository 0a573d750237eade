import { cleanLines } from './clean-text.ts';

/** What the lines below an email are made of; apart from how they are rendered, for the preview. */

export const UNSUBSCRIBE_QUESTION = 'Not interested?';
export const UNSUBSCRIBE_WORD = 'Unsubscribe';

/** The lines of a postal address as they are sent, without empty ones. */
export const addressLines = (postal_address: string): string[] =>
  cleanLines(postal_address)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
