import { SNIPPET_NAME_LIMIT } from '@vibes/core/template/snippet-limits';

/** The part of a field's text that a snippet takes the place of. */
export interface Slash {
  from: number;
  to: number;
  /** What is typed after the slash. */
  query: string;
}

/**
 * The slash before the caret, at the beginning of the text or after a space, with what follows it on
 * the line; null without one. After "/ " it is a sign in a text.
 */
export function slashBefore(text: string, caret: number): Slash | null {
  const line = text.slice(0, caret);
  const [, query] = /(?:^|\s)\/((?:[^\s/][^\n/]*)?)$/.exec(line) ?? [];
  if (query === undefined || query.length > SNIPPET_NAME_LIMIT) return null;
  return { from: caret - query.length - 1, to: caret, query };
}
