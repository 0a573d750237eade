import { shorten } from './shorten.ts';

/** Longest value of a template variable, in characters: a display name is shorter. */
export const VALUE_MAXIMUM = 100;

/** Line breaks of every kind: of Windows, of old Macs, Unicode's own (NEL, LS, PS) and the printer's. */
const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** Halves of a character, which no mail program and no data store takes. */
const BROKEN = /\p{Cs}/gu;
/** What turns the direction of all the text behind it. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text of several lines: each line break is `\n`, and of the control characters only the tab is left. */
export const cleanLines = (text: string): string =>
  text
    .replace(LINE_BREAK, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(BROKEN, '');

/** A text on one line without control characters: fit for a header of an e-mail. */
export const cleanLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(BROKEN, '')
    .replace(/\s+/gu, ' ')
    .trim();

/**
 * What a stranger wrote (a display name), as a value: one line that leaves the
 * text around it alone. Empty when nothing of it can be seen.
 */
export function cleanValue(text: string): string {
  const line = cleanLine(text.replace(DIRECTION, ''));
  return /[^\s\p{Cf}\p{M}\u115f\u1160\u3164\uffa0]/u.test(line) ? shorten(line, VALUE_MAXIMUM) : '';
}
