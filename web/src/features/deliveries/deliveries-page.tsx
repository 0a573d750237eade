import { Button } from '@chakra-ui/react';
import { deliveryPlace } from '@vibes/core/firestore/places';
import { useSearchParams } from 'react-router-dom';
import { LeaveGuard } from '../../components/leave-guard.tsx';
import { Page } from '../../components/page.tsx';
import { Panel } from '../../components/panel.tsx';
import { useLiveQuery, useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { openReview } from '../../shared/delivery/review/open-review.ts';
import { readFilter, writeFilter } from './delivery-filter.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilteredDeliveries } from './filtered-deliveries.tsx';

/** As many emails as one review has at most. */
const REVIEWED_AT_ONCE = 100;

/** The emails on hold that only the person sends, oldest first, live; whether there are more of them. */
function useHeldEmails(): { ids: string[]; hasMore: boolean } {
  const held = useLiveQuery(deliveryPlace.within(useUid()), 'held emails', (database) => [
    database.where('kind', '==', 'email'),
    database.where('state', '==', 'held'),
    database.orderBy('updated_at'),
    database.limit(REVIEWED_AT_ONCE + 1),
  ]);
  const found = dataOf(held) ?? [];
  const ids = found
    .slice(0, REVIEWED_AT_ONCE)
    .filter(({ due_at }) => due_at === undefined)
    .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
    .map(({ id }) => id);
  return { ids, hasMore: found.length > REVIEWED_AT_ONCE };
}

/** Opens the review of all emails that wait for the person; nothing while none does. */
function ReviewAll() {
  const { ids, hasMore } = useHeldEmails();
  if (ids.length === 0) return null;
  const emails = ids.length === 1 ? '1 email' : `${ids.length} emails`;
  return (
    <Button
      size="sm"
      colorPalette="accent"
      alignSelf="flex-start"
      mb="4"
      aria-haspopup="dialog"
      onClick={() => openReview(ids)}
    >
      {hasMore ? `Review the first ${emails}` : `Review ${emails}`}
    </Button>
  );
}

/** All deliveries, sent or waiting: emails to creators, and mirrors in a CRM. */
export function DeliveriesPage() {
  const [query, setQuery] = useSearchParams();
  const filter = readFilter(query);
  return (
    <Page title="Deliveries" description="Every email to a creator and every copy to your CRM.">
      <LeaveGuard />
      <Panel>
        <FilterBar
          filter={filter}
          // At once: what is pressed next changes this filter, and not the one before.
          onChange={(next) => setQuery(writeFilter(next), { replace: true, flushSync: true })}
        />
        <ReviewAll />
        <FilteredDeliveries key={writeFilter(filter).toString()} filter={filter} />
      </Panel>
    </Page>
  );
}
