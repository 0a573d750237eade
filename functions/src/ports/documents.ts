/**
 * The database as the workflows see it: read many documents at once, decide,
 * then write everything in one piece that fails whole when anything it stands
 * on has changed. There is no interactive transaction; a conflict is an answer,
 * and the caller reads again and decides again.
 */
export interface Documents {
  /** One round trip, answers in the order asked. A missing document has `data: undefined`. Dates are `Date`. */
  getAll: (paths: string[]) => Promise<StoredDocument[]>;
  /** Documents in the order of the query. */
  find: (query: DocumentQuery) => Promise<StoredDocument[]>;
  /** All or nothing. Throws only on faults of the database itself. */
  commit: (writes: DocumentWrite[]) => Promise<'committed' | 'conflict'>;
}

export interface StoredDocument {
  path: string;
  data: Record<string, unknown> | undefined;
  /** Given back as `if_version`; means nothing else. Undefined when the document is missing. */
  version: unknown;
}

export type DocumentWrite =
  /** Conflict when it exists. */
  | { kind: 'create'; path: string; data: Record<string, unknown> }
  /** Changes the given fields; `undefined` removes a field. Conflict when missing or changed since `if_version`. */
  | { kind: 'update'; path: string; data: Record<string, unknown>; if_version?: unknown }
  /** Replaces or creates, whatever was there. */
  | { kind: 'set'; path: string; data: Record<string, unknown> }
  /** Creates it or changes the given fields; `add` sums onto numbers, from 0 where absent. */
  | { kind: 'merge'; path: string; data?: Record<string, unknown>; add?: Record<string, number> }
  | { kind: 'delete'; path: string };

/** Documents of a collection, or of every collection of that name, up to a time. */
export interface DocumentQuery {
  /** A collection's path, or with `everywhere` its bare name. */
  collection: string;
  everywhere?: boolean;
  /** Field that must hold a time at or before `until`; the order is by it, oldest first. */
  field: string;
  until: Date;
  limit: number;
}
