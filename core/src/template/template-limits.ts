/** Shortest and longest templates, in characters. Kept apart from the schemas, so that a form need not load zod. */
export const TEMPLATE_MINIMUM = { subject: 3, body: 10 } as const;
export const TEMPLATE_MAXIMUM = { subject: 200, body: 10_000 } as const;

/** Longest subject of a message, in characters, with its variables filled in. */
export const SUBJECT_MAXIMUM = 250;

/** Longest text of an email, in characters, with its variables and the signature: both templates at their longest, and room. */
export const BODY_MAXIMUM = 25_000;
/** Longest HTML of such a text: a link of nothing but `&` is ten times as long in it (`text-to-html.ts`). */
export const HTML_MAXIMUM = 12 * BODY_MAXIMUM;

/** Longest text of a footer, in characters: a postal address, and room for what is around it. */
export const FOOTER_MAXIMUM = 1000;
/** Longest HTML of it: `"` is six times as long in it, and a line break four. */
export const FOOTER_HTML_MAXIMUM = 6 * FOOTER_MAXIMUM;

/** Working days after the email before it that a follow-up may wait for, at most. */
export const MOST_WORKING_DAYS = 30;

/** A mailbox on a phone shows about this much of a subject, in characters. */
export const SUBJECT_ON_PHONE = 60;

/** Characters of a template that are in every message made of it, whatever its variables hold. */
export const fixedLength = (template: string): number =>
  template.replace(/\{\{[^{}]*\}\}/g, '').length;
