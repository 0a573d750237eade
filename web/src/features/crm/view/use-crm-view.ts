import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dataOf } from '../../../lib/loadable.ts';
import { useSavedViews } from '../saved-views/use-saved-views.ts';
import { withCreatorOf } from '../../../shared/creator/creator-link.ts';
import type { CrmView } from './crm-view.ts';
import { keepLayout } from './layout.ts';
import { readAddress, writeAddress, type ListedView, type ViewAddress } from './view-address.ts';

export interface CrmViewState extends ViewAddress {
  /**
   * Shows the table otherwise, from page 1 unless a page is given. Back returns to what was before;
   * `isQuiet` leaves no such step, for a text that is being typed.
   */
  change: (change: Partial<CrmView>, how?: { isQuiet: boolean }) => void;
}

const NO_VIEWS: readonly ListedView[] = [];

/** What the table shows, kept in the address: Back, a reload and a link show it again. */
export function useCrmView(): CrmViewState {
  const [query, setQuery] = useSearchParams();
  const read = useSavedViews();
  // Without its saved views the table works; a link to one of them shows why it does not.
  const views = read.status === 'error' ? NO_VIEWS : (dataOf(read) ?? null);
  const address = useMemo(() => readAddress(query, views), [query, views]);
  const { view, saved } = address;
  // The layout and the open creator stay as they are.
  const addressOf = (next: CrmView) =>
    withCreatorOf(query, keepLayout(query, writeAddress(next, saved)));
  return {
    ...address,
    change: (change, { isQuiet } = { isQuiet: false }) =>
      setQuery(addressOf({ ...view, page: 1, ...change }), {
        replace: isQuiet,
        // At once: a box is checked when it is pressed, and what is pressed next is of this view.
        flushSync: true,
      }),
  };
}
