import { routes } from '../../lib/routes.ts';

/** The query that names the creator whose details are open. */
export const CREATOR_QUERY = 'creator';

/** What leads from the list to a creator's details: Back, and closing them, lead to the list again. */
export const creatorLink = (id: string) => ({
  to: `${routes.crm}?${new URLSearchParams({ [CREATOR_QUERY]: id }).toString()}`,
  state: { isFromList: true },
});

/** True when the details were opened from the list, which is then one step back. */
export const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromList' in state;
