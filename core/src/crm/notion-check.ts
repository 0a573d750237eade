import * as z from 'zod';
import { PLATFORM_NAMES, platformFields } from '../creator/platform.ts';

/** The columns a creator has in Notion, each by the name a missing one gets. */
export const NOTION_FIELDS = {
  name: 'Name',
  ...platformFields('username', (platform) => PLATFORM_NAMES[platform]),
  email: 'Email',
  linktree_url: 'Linktree',
  email_source: 'Email Source',
  email_sent: 'Email Sent',
  status: 'Status',
  notes: 'Notes',
} as const;
export type NotionField = keyof typeof NOTION_FIELDS;

/**
 * For an absent field, the saved value is used. A database may be given by its id or by the address
 * of its page.
 */
export const checkNotionSchema = z.strictObject({
  notion_api_key: z.string().trim().min(1).max(500).optional(),
  notion_database_id: z.string().trim().min(1).max(500).optional(),
  notion_data_source_id: z.string().trim().min(1).max(500).optional(),
  /** Adds the columns that are missing. */
  add_missing: z.boolean().optional(),
});

/** What a check of a key and a database found. A check saves nothing. */
export type NotionCheck =
  /** `sentence`: what to click in Notion, or fill in here. */
  | { ok: false; code: string; sentence: string }
  | {
      ok: true;
      title: string;
      notion_database_id: string;
      /** The tables of the database; more than one only in databases made of several. */
      sources: { id: string; name: string }[];
      /** The table that was checked; null when there are several and none was named. */
      notion_data_source_id: string | null;
      /** Column for each field, by the column's own name. */
      columns: { field: NotionField; column: string }[];
      missing: NotionField[];
    };
