import { routes } from '../../lib/routes.ts';

/** The query that names the creator whose details are open. */
export const CREATOR_QUERY = 'creator';

/** For links from the list to a creator's details: Back, and closing them, return to the list. */
export const creatorLink = (id: string) => ({
  to: `${routes.crm}?${new URLSearchParams({ [CREATOR_QUERY]: id }).toString()}`,
  state: { isFromList: true },
});

/** True when the details were opened from the list, which is then one step back. */
export const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromList' in state;
