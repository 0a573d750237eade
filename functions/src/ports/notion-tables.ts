import type { NotionCheck, NotionField } from '@vibes/core/crm/notion-check';
import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';

export interface NotionAccount {
  api_key: string;
  /** Id of a database, or the address of its page as pasted. */
  database: string;
  /** The table within it; null to take its only one. */
  data_source_id: string | null;
}

/** A creator as a row: every field as text, but `email_sent`. Null leaves the cell empty. */
export type NotionRow = Record<Exclude<NotionField, 'email_sent'>, string | null> & {
  email_sent: boolean;
};

interface NotionTable {
  /**
   * Writes the creator's row: the page known, else the one found by platform handle, else a new
   * one. Repeatable: never makes a second row for a handle. Never throws, never waits for a
   * limit: those come back as `postponed` or `temporary`.
   */
  upsert(row: NotionRow, page_id: string | null): Promise<DeliveryOutcome>;
}

/** Notion, as its API of 2025-09-03 has it: rows belong to a table ("data source") of a database. */
export interface NotionTables {
  /** Opens the table and reads its columns; kept for a minute. */
  open(account: NotionAccount): Promise<NotionTable | { refused: DeliveryOutcome }>;
  /** What the key and the database lead to. Adds missing columns when asked. */
  check(account: NotionAccount, options: { add_missing: boolean }): Promise<NotionCheck>;
}
