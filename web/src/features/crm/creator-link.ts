import { useLocation } from 'react-router-dom';
import { routes } from '../../lib/routes.ts';

/** The query that names the creator whose details are open, beside what the list shows. */
export const CREATOR_QUERY = 'creator';

/** For links from the list to a creator's details: Back, and closing them, return to the list. */
export function useCreatorLink() {
  const { search } = useLocation();
  return (id: string) => {
    const query = new URLSearchParams(search);
    query.set(CREATOR_QUERY, id);
    return { to: `${routes.crm}?${query.toString()}`, state: { isFromList: true } };
  };
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
