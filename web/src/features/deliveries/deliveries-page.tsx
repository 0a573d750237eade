import { useSearchParams } from 'react-router-dom';
import { LeaveGuard } from '../../components/leave-guard.tsx';
import { Page } from '../../components/page.tsx';
import { Panel } from '../../components/panel.tsx';
import { readFilter, writeFilter } from './delivery-filter.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilteredDeliveries } from './filtered-deliveries.tsx';
import { ReviewAll } from './review-all.tsx';

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
