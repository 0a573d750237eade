import { useLocation } from 'react-router-dom';
import { routes } from '../../lib/routes.ts';

/** The query that names the creator whose details are open, beside what the list shows. */
export const CREATOR_QUERY = 'creator';

/** A creator's details over the list, which shows what `search` asks for. Back, and closing them, return. */
export function creatorLink(id: string, search = '') {
  const query = new URLSearchParams(search);
  query.set(CREATOR_QUERY, id);
  return { to: `${routes.crm}?${query.toString()}`, state: { isFromList: true } };
}

/** The same from the list as it is shown. */
export function useCreatorLink() {
  const { search } = useLocation();
  return (id: string) => creatorLink(id, search);
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
