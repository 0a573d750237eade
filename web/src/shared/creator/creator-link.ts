import { useCallback } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { routes } from '../../lib/routes.ts';

/** The query that names the creator whose details are open, beside what the list shows. */
export const CREATOR_QUERY = 'creator';

/** A creator's details over the list, which shows what `search` asks for. Back, and closing them, return. */
export function creatorLink(id: string, search = '') {
  const query = new URLSearchParams(search);
  query.set(CREATOR_QUERY, id);
  return { to: `${routes.crm}?${query.toString()}`, state: { isFromList: true } };
}

/**
 * The same from where the person is, in the list as it is shown. While a creator is open beside it,
 * the next one takes that place: Back still leads to the list.
 */
export function useLinkToCreator() {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  return useCallback(
    (id: string) => {
      if (pathname !== routes.crm) return creatorLink(id);
      const open = new URLSearchParams(search).get(CREATOR_QUERY);
      return { ...creatorLink(id, search), ...(open && { state, replace: true }) };
    },
    [pathname, search, state],
  );
}

/** The same of a row of the list: the link of who is open says so. */
export function useCreatorLink() {
  const linkTo = useLinkToCreator();
  const { search } = useLocation();
  const open = new URLSearchParams(search).get(CREATOR_QUERY);
  return (id: string) => ({
    ...linkTo(id),
    ...(open === id && { 'aria-current': 'true' as const }),
  });
}

/** Another query of the list, with whoever is open in `from`. */
export function withCreatorOf(from: URLSearchParams, query: URLSearchParams): URLSearchParams {
  const id = from.get(CREATOR_QUERY);
  if (id) query.set(CREATOR_QUERY, id);
  return query;
}

/** The query of the list alone. */
export function withoutCreator(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(CREATOR_QUERY);
  return query.toString();
}

/** True when the details were opened from the list, which is then one step back. */
export const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromList' in state;
