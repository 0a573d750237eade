/** Line breaks of every kind: of Windows, of old Macs, Unicode's own (NEL, LS, PS) and the printer's. */
const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** Halves of a character, which no mail program and no data store takes. */
const BROKEN = /\p{Cs}/gu;

/** A text of several lines: each line break is `\n`, and of the control characters only the tab is left. */
export const cleanLines = (text: string): string =>
  text
    .replace(LINE_BREAK, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(BROKEN, '');

/** A text on one line without control characters: fit for a header of an email. */
export const cleanLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(BROKEN, '')
    .replace(/\s+/gu, ' ')
    .trim();
