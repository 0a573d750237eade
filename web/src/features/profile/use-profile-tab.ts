import type { Subscription } from '@vibes/core/plan/subscription';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNow } from '../../components/use-now.ts';
import { dataOf, type Loadable } from '../../lib/loadable.ts';
import { firstTab, tabIn, type ProfileTab } from './profile-tab.ts';

/** The open tab, kept in the address; null until it is known. A plan that arrives later moves nobody. */
export function useProfileTab(subscription: Loadable<Subscription | null>) {
  const now = useNow();
  const [search, setSearch] = useSearchParams();
  const [first, setFirst] = useState<ProfileTab | null>(null);
  if (first === null && subscription.status !== 'loading')
    setFirst(firstTab(dataOf(subscription), now));
  return {
    tab: tabIn(search) ?? first,
    open: (tab: ProfileTab) => setSearch({ tab }, { replace: true, preventScrollReset: true }),
  };
}
