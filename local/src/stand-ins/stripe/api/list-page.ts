import { wireList } from '../describe/wire.ts';
import { notFound } from './api-error.ts';

interface Range {
  gt?: number | undefined;
  gte?: number | undefined;
  lt?: number | undefined;
  lte?: number | undefined;
}
export interface PageParams {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?: Range | undefined;
}

const isWithin = (at: number, { gt, gte, lt, lte }: Range) =>
  (gt === undefined || at > gt) &&
  (gte === undefined || at >= gte) &&
  (lt === undefined || at < lt) &&
  (lte === undefined || at <= lte);

/** One page of a list, newest first. `kept` is the full list, oldest first. */
export function listPage<Kept extends { id: string; created: number }, Item>(input: {
  url: string;
  kept: Kept[];
  params: PageParams;
  describe: (kept: Kept) => Item;
}) {
  const { url, params, describe } = input;
  const { limit, starting_after, ending_before, created = {} } = params;
  const all = input.kept
    .filter((one) => isWithin(one.created, created))
    .toReversed()
    .sort((a, b) => b.created - a.created);
  const placeOf = (id: string, param: string) => {
    const place = all.findIndex((one) => one.id === id);
    if (place < 0) throw notFound('object', id, param);
    return place;
  };
  if (ending_before !== undefined) {
    const end = placeOf(ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return wireList(url, all.slice(start, end).map(describe), start > 0);
  }
  const start = starting_after === undefined ? 0 : placeOf(starting_after, 'starting_after') + 1;
  const page = all.slice(start, start + limit);
  return wireList(url, page.map(describe), start + limit < all.length);
}
