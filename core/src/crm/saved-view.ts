import * as z from 'zod';
import { storedText } from '../text/stored-text.ts';
import { VIEW_NAME_LIMIT, VIEW_QUERY_LIMIT } from './saved-view-limits.ts';

/** `users/{uid}/saved_views/{id}`: what the creator table shows, under a name. The browser writes it. */
export const savedViewSchema = z.object({
  name: storedText(VIEW_NAME_LIMIT),
  /** The query of the table's address, without the page; `web/src/features/crm/view/` reads it. */
  query: storedText(VIEW_QUERY_LIMIT),
  updated_at: z.date(),
});
export type SavedView = z.infer<typeof savedViewSchema>;
