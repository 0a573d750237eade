import { useSearchParams } from 'react-router-dom';
import { Button } from '@chakra-ui/react';
import { LeaveGuard } from '../../components/leave-guard.tsx';
import { Page } from '../../components/page.tsx';
import { Panel } from '../../components/panel.tsx';
import { openReview } from '../../shared/delivery/review/open-review.ts';
import { useHeldEmails } from '../../shared/delivery/review/use-held-emails.ts';
import { readFilter, writeFilter } from './delivery-filter.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilteredDeliveries } from './filtered-deliveries.tsx';

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
