/** What is written into documents of earlier versions, so that this one finds it. */
export interface Migration {
  /** Day and name. Never changed: it is the id of the document that records the progress. */
  id: string;
  /** The documents it reads, of all users. */
  place: { template: string; holds: (path: string) => boolean };
  /**
   * Fields to write; null for a document that needs none, as after it was written. Pure. The fields
   * are given as stored, without checks or defaults.
   */
  add: (fields: Record<string, unknown>, path: string) => Record<string, unknown> | null;
}
