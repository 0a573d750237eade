/**
 * The database as the workflows see it: read many documents at once, decide, then write everything
 * in one commit, which fails whole when a document it depends on has changed. There is no
 * interactive transaction; a conflict is an answer, and `decide-and-commit.ts` reads and decides
 * again. Texts and paths are made well-formed on the way (`core/text/well-formed.ts`), so half a
 * character in a text fails no write.
 */
export interface Documents {
  /** One round trip, answers in the order asked. A missing document has `data: undefined`. Dates are `Date`. */
  getAll: (paths: string[]) => Promise<StoredDocument[]>;
  /** Documents in the order of the query. */
  find: (query: DocumentQuery) => Promise<StoredDocument[]>;
  /** Documents in the order of their ids, everywhere in that of their paths, from the one behind `after` on. */
  page: (query: DocumentPage) => Promise<StoredDocument[]>;
  /** How many documents a collection holds, or of them those with exactly these values, and a time. */
  count: (collection: string, where?: readonly FieldMatch[], within?: TimeRange) => Promise<number>;
  /** All or nothing. Throws only on faults of the database itself, and for a document above 1 MiB. */
  commit: (writes: DocumentWrite[]) => Promise<'committed' | 'conflict'>;
}

export interface StoredDocument {
  path: string;
  data: Record<string, unknown> | undefined;
  /** Given back as `if_version`; means nothing else. Undefined when the document is missing. */
  version: unknown;
}

/** What to add to each number. */
export interface Sums {
  [field: string]: number | Sums | undefined;
}

export type DocumentWrite =
  /** Conflict when it exists. Here and in `set`, a field that is `undefined` is left out. */
  | { kind: 'create'; path: string; data: Record<string, unknown> }
  /** Changes the given fields; `undefined` removes a field. Conflict when missing or changed since `if_version`. */
  | { kind: 'update'; path: string; data: Record<string, unknown>; if_version?: unknown }
  /** Replaces or creates, whatever was there. */
  | { kind: 'set'; path: string; data: Record<string, unknown> }
  /** Creates it or changes the given fields; `add` sums onto numbers at any depth, from 0 where absent. */
  | { kind: 'merge'; path: string; data?: Record<string, unknown>; add?: Sums }
  /** With `if_version`, conflict when missing or changed since. */
  | { kind: 'delete'; path: string; if_version?: unknown };

/** A field that must hold exactly this value, or with `in_list` a list that has it. */
export interface FieldMatch {
  field: string;
  value: string;
  in_list?: boolean;
}

interface DocumentPage {
  /** A collection's path, or with `everywhere` its bare name. */
  collection: string;
  everywhere?: boolean;
  where?: FieldMatch;
  /** An id, with `everywhere` a path; null to begin with the first. */
  after: string | null;
  limit: number;
}

/** A field that must hold a time at or before `until`, and later than `after`. */
interface TimeRange {
  field: string;
  until: Date;
  after?: Date;
}

/** Documents of a collection, or of every collection of that name, up to a time, the oldest first. */
export interface DocumentQuery extends TimeRange {
  /** A collection's path, or with `everywhere` its bare name. */
  collection: string;
  everywhere?: boolean;
  /** Each combination needs an index of its own with `field`. */
  where?: readonly FieldMatch[];
  /** Leaves out what holds one of these values, and what lacks the field. Needs an index of `field` and this one. */
  without?: LeftOut;
  limit: number;
}

/** A field that must hold a text, and none of at most ten. */
interface LeftOut {
  field: string;
  values: readonly string[];
}
