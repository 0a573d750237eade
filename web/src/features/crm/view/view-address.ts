import type { SavedView } from '@vibes/core/crm/saved-view';
import { readView, viewKey, writeView, type CrmView } from './crm-view.ts';

export type ListedView = SavedView & { id: string };

/** The query that names a saved view. Beside filters of its own, it is the view they were made from. */
const VIEW = 'view';

export interface ViewAddress {
  view: CrmView;
  /** The saved view that is open, as it is or changed. */
  saved: ListedView | null;
  /** `loading` and `gone`: the address names a saved view only, which is not here yet, or not any more. */
  state: 'ready' | 'loading' | 'gone';
}

export const viewOf = ({ query }: Pick<ListedView, 'query'>): CrmView =>
  readView(new URLSearchParams(query));

/** What an address shows; `saved` are the saved views, null while they load. */
export function readAddress(
  query: URLSearchParams,
  saved: readonly ListedView[] | null,
): ViewAddress {
  const asked = readView(query);
  const id = query.get(VIEW);
  const found = (id !== null && saved?.find((one) => one.id === id)) || null;
  if (id === null || viewKey(asked) !== '') return { view: asked, saved: found, state: 'ready' };
  if (found) return { view: { ...viewOf(found), page: asked.page }, saved: found, state: 'ready' };
  return { view: asked, saved: null, state: saved ? 'gone' : 'loading' };
}

/** True where the view that is open differs from the saved one. */
export const isChanged = (view: CrmView, saved: ListedView | null): boolean =>
  saved !== null && viewKey(view) !== viewKey(viewOf(saved));

/** The address of a view. A saved one is named alone; without anything chosen it is left. */
export function writeAddress(view: CrmView, saved: ListedView | null): URLSearchParams {
  if (!saved) return writeView(view);
  const isSaved = !isChanged(view, saved);
  const query = isSaved ? new URLSearchParams() : writeView(view);
  if (isSaved && view.page > 1) query.set('page', String(view.page));
  if (isSaved || viewKey(view) !== '') query.set(VIEW, saved.id);
  return query;
}

/** The address of a saved view alone. */
export const savedViewQuery = (id: string): string =>
  new URLSearchParams({ [VIEW]: id }).toString();
