/** Characters of one piece of feedback at most, once it is tidied; UTF-16 units, as fields count them. */
export const FEEDBACK_LIMIT = 5000;

/**
 * What has no meaning in a text: control characters other than the line break, halves of a
 * character.
 */
const STRAY = /(?!\n)\p{Cc}|\p{Cs}/gu;

/** Feedback as it is stored: line breaks of one kind, tabs as spaces, nothing stray, nothing around it. */
export const tidyFeedback = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(STRAY, '').trim();
