import type { Documents, StoredDocument } from '../ports/documents.ts';
import { isInPart, type Part } from './part.ts';
import { timeIn, type DueQuery } from './sweeps.ts';

/** Accounts that one query can leave out (https://firebase.google.com/docs/firestore/query-data/queries#limitations). */
const MOST_LEFT_OUT = 10;
/** The part of a full page above which an account crowds it. */
const SHARE = 1 / MOST_LEFT_OUT;

/** A document that is due, and whose it is. */
export interface DueDocument extends StoredDocument {
  uid: string;
}

/** What is due next. */
export interface DueBatch {
  line: DueDocument[];
  /** Where the next search goes on; undefined once everything that is due has been looked through. */
  next: Date | undefined;
}

export interface DueSearch {
  query: DueQuery;
  /** The latest time that is due. */
  until: Date;
  part: Part;
  /** Documents read by one query. */
  page: number;
  /** Where to begin; undefined for what has been due the longest. */
  from: Date | undefined;
  isWanted: (due: DueDocument) => boolean;
}

const groupByAccount = (due: readonly DueDocument[]): Map<string, DueDocument[]> => {
  const groups = new Map<string, DueDocument[]>();
  for (const one of due) groups.set(one.uid, [...(groups.get(one.uid) ?? []), one]);
  return groups;
};

/** The accounts with more than their share of a full page, the largest first. */
const crowdsOf = (found: readonly DueDocument[], page: number): string[] =>
  [...groupByAccount(found)]
    .filter(([, own]) => own.length > page * SHARE)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([uid]) => uid);

/** Round-robin over accounts: first the first of each, then the second. */
export function roundRobin(due: readonly DueDocument[]): DueDocument[] {
  const groups = [...groupByAccount(due).values()];
  const most = Math.max(0, ...groups.map((own) => own.length));
  return Array.from({ length: most }, (_, place) =>
    groups.flatMap((own) => own.slice(place, place + 1)),
  ).flat();
}

/** Just before a time, so that what is due at that very moment is found again and nothing is missed. */
const before = (time: Date) => new Date(time.getTime() - 1);

/**
 * Finds what is due in one part of the accounts, the longest due first. An account that fills a
 * page alone hides nobody: what follows is read without it, until a page is shared fairly or all is
 * read. Where more than ten accounts crowd the pages, the next search goes on behind them.
 */
export async function findDue(documents: Documents, search: DueSearch): Promise<DueBatch> {
  const { query, until, part, page, isWanted } = search;
  const { place, collection, everywhere, field } = query;
  const found = new Map<string, DueDocument>();
  const left_out: string[] = [];
  for (let after = search.from; ;) {
    const read = await documents.find({
      collection,
      everywhere,
      field,
      until,
      after,
      without: left_out.length > 0 ? { field: 'uid', values: left_out } : undefined,
      limit: page,
    });
    const due = read
      .filter(({ path }) => place.holds(path))
      .map((one) => ({ ...one, uid: place.idsIn(one.path).uid }));
    for (const one of due) if (isInPart(part, one.uid) && isWanted(one)) found.set(one.path, one);
    const last = read.at(-1);
    const end = last && timeIn(last, field);
    const line = [...found.values()];
    if (read.length < page || !end) return { line, next: undefined };
    const crowds = crowdsOf(due, page).slice(0, MOST_LEFT_OUT - left_out.length);
    left_out.push(...crowds);
    if (crowds.length === 0 && line.length > 0) return { line, next: end };
    // A whole page of one moment: go on behind it.
    after = after && before(end) <= after && crowds.length === 0 ? end : before(end);
  }
}
