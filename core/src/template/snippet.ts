import * as z from 'zod';
import { storedText } from '../text/stored-text.ts';
import { SNIPPET_NAME_LIMIT, SNIPPET_TEXT_LIMIT } from './snippet-limits.ts';

/** `users/{uid}/snippets/{id}`: a text that a person writes often in answers. The browser writes it. */
export const snippetSchema = z.object({
  name: storedText(SNIPPET_NAME_LIMIT),
  /** With template variables, which are filled in for each creator. */
  text: storedText(SNIPPET_TEXT_LIMIT),
  updated_at: z.date(),
});
export type Snippet = z.infer<typeof snippetSchema>;
