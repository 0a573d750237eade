import type { DocumentQuery, Documents, StoredDocument } from '../ports/documents.ts';

const timeIn = (one: StoredDocument | undefined, field: string): number => {
  const value = one?.data?.[field];
  return value instanceof Date ? value.getTime() : 0;
};

/**
 * The next documents in the order of a time, and the `after` of the page behind them; null at the end.
 * Documents of one time are never on two pages, whatever the limit: of `limit` that were found, those
 * of the last time are left to the next page.
 */
export async function pageByTime(
  documents: Pick<Documents, 'find'>,
  query: DocumentQuery,
): Promise<{ found: StoredDocument[]; next: Date | null }> {
  const { field } = query;
  for (let { limit } = query; ; limit *= 2) {
    const page = await documents.find({ ...query, limit });
    if (page.length < limit) return { found: page, next: null };
    const last = timeIn(page.at(-1), field);
    const found = page.filter((one) => timeIn(one, field) < last);
    if (found.length > 0) return { found, next: new Date(timeIn(found.at(-1), field)) };
  }
}
