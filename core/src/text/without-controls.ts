/** Line breaks of terminals and printers. */
const OTHER_BREAK = /[\v\f\u0085]/g;
/** Control characters but tab and line breaks: they mean nothing in a text, but control a terminal. */
const CONTROL = /[^\P{Cc}\n\r\t]/gu;

/** A text of any number of lines without control characters, those of C1 and NUL included. */
export const withoutControls = (text: string): string =>
  text.replace(OTHER_BREAK, '\n').replace(CONTROL, '');

/**
 * The same address without control characters: a browser drops breaks and tabs in one, and encodes
 * the others.
 */
export const linkWithoutControls = (link: string): string =>
  link.replace(/[\t\n\r]/g, '').replace(/\p{Cc}/gu, (sign) => encodeURIComponent(sign));
