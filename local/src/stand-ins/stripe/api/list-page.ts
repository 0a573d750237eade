import { wireList } from '../describe/wire.ts';
import { notFound } from './api-error.ts';

interface PageParams {
  limit: number;
  starting_after?: string | undefined;
}

/** One page of a list, newest first. `kept` is the full list, oldest first. */
export function listPage<Kept extends { id: string; created: number }, Item>(input: {
  url: string;
  kept: Kept[];
  params: PageParams;
  describe: (kept: Kept) => Item;
}) {
  const { url, kept, params, describe } = input;
  const { limit, starting_after } = params;
  const all = kept.toReversed().sort((a, b) => b.created - a.created);
  const start = all.findIndex(({ id }) => id === starting_after) + 1;
  if (starting_after !== undefined && start === 0) {
    throw notFound('object', starting_after, 'starting_after');
  }
  const page = all.slice(start, start + limit);
  return wireList(url, page.map(describe), start + limit < all.length);
}
