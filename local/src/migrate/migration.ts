/** What is written into documents of earlier versions, so that queries for it find them. */
export interface Migration {
  /** Day and name. It names the document that remembers how far it came: it never changes. */
  id: string;
  /** The documents it goes through, whoever's they are. */
  place: { template: string };
  /**
   * Fields to write, null for a document that needs none. Pure, and null for what it has written
   * itself. The fields come as they are stored: nothing has checked them or added a default.
   */
  add: (fields: Record<string, unknown>, path: string) => Record<string, unknown> | null;
}

/** What a migration may need to know of the project whose documents it goes through. */
export interface MigrationSettings {
  /** Domain of the Message-IDs of its mails. */
  mail_domain: string;
}
