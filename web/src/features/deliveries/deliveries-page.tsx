import { Button, Flex } from '@chakra-ui/react';
import { CHANNEL_FACTS } from '@vibes/core/channel/channel';
import { deliveryPlace } from '@vibes/core/firestore/places';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Choice } from '../../components/choice.tsx';
import { LeaveGuard } from '../../components/leave-guard.tsx';
import { Page } from '../../components/page.tsx';
import { Panel } from '../../components/panel.tsx';
import { useLiveQuery, useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { capitalised } from '../../shared/delivery/delivery-words.ts';
import { openReview } from '../../shared/delivery/review/open-review.ts';
import {
  KIND_FILTER_WORDS,
  KIND_FILTERS,
  readFilter,
  STATE_FILTER_WORDS,
  STATE_FILTERS,
  writeFilter,
  type DeliveryFilter,
} from './delivery-filter.ts';
import { FilteredDeliveries } from './filtered-deliveries.tsx';
import { useDeliveryCounts } from './use-delivery-counts.ts';

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

/** The filters: by state, each with its number, and by kind. On a phone one line, which scrolls. */
function FilterBar(props: { filter: DeliveryFilter; onChange: (filter: DeliveryFilter) => void }) {
  const { filter, onChange } = props;
  const { channel, state: chosen } = filter;
  const counts = useDeliveryCounts(filter);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    bar.current
      ?.querySelector('[aria-pressed=true]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <Flex
      ref={bar}
      gap="3"
      justify="space-between"
      mx={{ base: '-4', md: '-5' }}
      px={{ base: '4', md: '5' }}
      py="1"
      mb="4"
      overflowX="auto"
      scrollbar="hidden"
    >
      <Choice
        label="Status"
        words={STATE_FILTER_WORDS}
        values={STATE_FILTERS}
        counts={counts}
        isOneLine
        chosen={filter.state}
        onChoose={(state) => onChange({ ...filter, state })}
      />
      {channel ? (
        <Button
          flexShrink={0}
          size="xs"
          h="8.5"
          variant="outline"
          onClick={() => onChange({ ...filter, channel: null })}
        >
          {capitalised(CHANNEL_FACTS[channel].name)} only
          <X role="img" aria-label="Show all" />
        </Button>
      ) : (
        <Choice
          isOneLine
          label="Kind"
          words={KIND_FILTER_WORDS}
          values={KIND_FILTERS}
          chosen={filter.kind}
          onChoose={(kind) => onChange({ ...filter, kind })}
        />
      )}
    </Flex>
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
