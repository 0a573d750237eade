import { Skeleton, Stack, Text } from '@chakra-ui/react';
import { deliveryPlace } from '@vibes/core/firestore/places';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.ts';
import { Loaded } from '../../components/loaded.tsx';
import { useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { routes } from '../../lib/routes.ts';
import { useNewest, type Widened } from '../../lib/use-newest.ts';
import { useUserData } from '../../lib/user-data.ts';
import { DeliveryList } from '../../shared/delivery/delivery-list.tsx';
import { DeliveryRow } from '../../shared/delivery/delivery-row.tsx';
import type { ListedDelivery } from '../../shared/delivery/listed-delivery.ts';
import { CreatorName, OtherAddress } from './creator-name.tsx';
import {
  isShown,
  kindsOf,
  STATES_OF,
  writeFilter,
  type DeliveryFilter,
} from './delivery-filter.ts';
import { EMPTY_WORDS, STATE_FILTER_WORDS } from './filter-words.ts';
import { RetryFailed } from './retry-failed.tsx';
import { filtersOf } from './use-delivery-counts.ts';

/** The deliveries of one filter, in the four states of a read. */
export function FilteredDeliveries({ filter }: { filter: DeliveryFilter }) {
  const { newest: deliveries, showMore } = useDeliveries(filter);
  return (
    <Loaded of={deliveries} fault="We couldn’t load your deliveries." skeleton={<Rows />}>
      {(list) => <Found list={list} filter={filter} onMore={showMore} />}
    </Loaded>
  );
}

function Found(props: {
  list: Widened<ListedDelivery>;
  filter: DeliveryFilter;
  onMore: () => void;
}) {
  const { list, filter, onMore } = props;
  const mode = dataOf(useUserData())?.emailSettings.active_email_mode ?? null;
  const rows = list.rows.filter((delivery) => isShown(delivery, filter, mode));
  return (
    <Stack gap="4">
      {filter.state === 'attention' && <RetryFailed deliveries={rows} mode={mode} />}
      {rows.length === 0 && !list.hasMore ? (
        <NoDeliveries filter={filter} />
      ) : (
        <DeliveryList
          label={`Deliveries: ${STATE_FILTER_WORDS[filter.state]}`}
          list={{ ...list, rows }}
          onMore={onMore}
          hasColumns
        >
          {(delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              who={<CreatorName delivery={delivery} />}
              otherAddress={<OtherAddress delivery={delivery} />}
            />
          )}
        </DeliveryList>
      )}
    </Stack>
  );
}

function Rows() {
  return (
    <Stack gap="3">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} h="14" />
      ))}
    </Stack>
  );
}

/** The deliveries of a filter, live, the newest change first. Another filter needs a new instance. */
function useDeliveries(filter: DeliveryFilter) {
  const states = STATES_OF[filter.state];
  const kinds = kindsOf(filter);
  return useNewest({
    of: deliveryPlace.within(useUid()),
    by: 'updated_at',
    name: `${filter.state} ${kinds?.join() ?? 'all'}`,
    filter: () => filtersOf(states, kinds),
  });
}

/** Shown while there are no deliveries, with a link to what comes next. */
function NoDeliveries({ filter }: { filter: DeliveryFilter }) {
  const { title, sentence } = EMPTY_WORDS[filter.state];
  const isEverything = writeFilter(filter).size === 0;
  return (
    <Stack align="center" textAlign="center" gap="2" py={{ base: '8', md: '14' }} px="4">
      <Text role="status" fontFamily="heading" fontWeight="600" textStyle="lg">
        {title}
      </Text>
      <Text color="fg.muted" maxW="30rem">
        {sentence}
      </Text>
      <LinkButton asChild size="sm" variant="outline" mt="3">
        {isEverything ? (
          <Link to={routes.crm}>See your creators</Link>
        ) : (
          <Link to={routes.deliveries} replace>
            Show all deliveries
          </Link>
        )}
      </LinkButton>
    </Stack>
  );
}
