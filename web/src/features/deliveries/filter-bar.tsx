import { Button, Flex } from '@chakra-ui/react';
import { CHANNEL_FACTS } from '@vibes/core/channel/channel';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Choice } from '../../components/choice.tsx';
import { capitalised } from '../../shared/delivery/delivery-words.ts';
import {
  KIND_FILTER_WORDS,
  KIND_FILTERS,
  STATE_FILTER_WORDS,
  STATE_FILTERS,
  type DeliveryFilter,
} from './delivery-filter.ts';
import { useDeliveryCounts } from './use-delivery-counts.ts';

/** The filters: by state, each with its number, and by kind. On a phone one line, which scrolls. */
export function FilterBar(props: {
  filter: DeliveryFilter;
  onChange: (filter: DeliveryFilter) => void;
}) {
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
