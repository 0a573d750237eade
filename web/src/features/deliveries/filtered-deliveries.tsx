import { chakra, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { deliveryPlace } from '@vibes/core/firestore/places';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.ts';
import { Loaded } from '../../components/loaded.tsx';
import { useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { routes } from '../../lib/routes.ts';
import { useNewest, type Widened } from '../../lib/use-newest.ts';
import { useUserData } from '../../lib/user-data.ts';
import { CreatorFace } from '../../shared/creator/creator-face.tsx';
import { DeliveryList } from '../../shared/delivery/delivery-list.tsx';
import { DeliveryRow } from '../../shared/delivery/delivery-row.tsx';
import { nameOf } from '../../shared/delivery/delivery-words.ts';
import type { ListedDelivery } from '../../shared/delivery/listed-delivery.ts';
import { ALONE } from '../../theme/touch.ts';
import {
  EMPTY_WORDS,
  isShown,
  kindsOf,
  STATE_FILTER_WORDS,
  STATES_OF,
  writeFilter,
  type DeliveryFilter,
} from './delivery-filter.ts';
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

const NameLink = chakra(Link, {
  base: {
    display: 'inline-block',
    maxW: 'full',
    truncate: true,
    ...ALONE,
    verticalAlign: 'bottom',
    py: { base: '1', md: '0' },
    fontWeight: '600',
    borderRadius: 'l1',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
  },
});

const detailsOf = ({ creator_id }: ListedDelivery) =>
  `${routes.crm}?${new URLSearchParams({ creator: creator_id }).toString()}`;

/** The delivery's creator, as a link to the details. */
function CreatorName({ delivery }: { delivery: ListedDelivery }) {
  const name = nameOf(delivery);
  return (
    <Flex align="center" gap="2" minW="0">
      <CreatorFace creator={{ id: delivery.creator_id, name }} size={24} />
      <NameLink to={detailsOf(delivery)} dir="auto" title={name}>
        {name}
      </NameLink>
    </Flex>
  );
}

/** The link to the other addresses found, in the creator's details. */
function OtherAddress({ delivery }: { delivery: ListedDelivery }) {
  return (
    <LinkButton asChild size="xs" variant="outline">
      <Link to={detailsOf(delivery)}>
        <span>
          Choose another address
          <chakra.span srOnly> for {nameOf(delivery)}</chakra.span>
        </span>
      </Link>
    </LinkButton>
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

/** The deliveries of a filter, live, the newest change first. */
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
          <Link to={routes.dashboard}>Capture a creator</Link>
        ) : (
          <Link to={routes.deliveries} replace>
            Show all deliveries
          </Link>
        )}
      </LinkButton>
    </Stack>
  );
}
