import { Button, Flex } from '@chakra-ui/react';
import { CHANNEL_FACTS } from '@vibes/core/channel/channel';
import { X } from 'lucide-react';
import { Choice } from '../../components/choice.tsx';
import { capitalised } from '../../shared/delivery/delivery-words.ts';
import { KIND_FILTERS, STATE_FILTERS, type DeliveryFilter } from './delivery-filter.ts';
import { KIND_FILTER_WORDS, STATE_FILTER_WORDS } from './filter-words.ts';

/** The filters: by state, and by kind. */
export function FilterBar(props: {
  filter: DeliveryFilter;
  onChange: (filter: DeliveryFilter) => void;
}) {
  const { filter, onChange } = props;
  const { channel } = filter;
  return (
    <Flex gap="3" wrap="wrap" justify="space-between" mb="4">
      <Choice
        label="Where it stands"
        words={STATE_FILTER_WORDS}
        values={STATE_FILTERS}
        chosen={filter.state}
        onChoose={(state) => onChange({ ...filter, state })}
      />
      {channel ? (
        <Button
          size="xs"
          h="8"
          variant="outline"
          onClick={() => onChange({ ...filter, channel: null })}
        >
          {capitalised(CHANNEL_FACTS[channel].name)} only
          <X role="img" aria-label="Show all" />
        </Button>
      ) : (
        <Choice
          label="What it is"
          words={KIND_FILTER_WORDS}
          values={KIND_FILTERS}
          chosen={filter.kind}
          onChoose={(kind) => onChange({ ...filter, kind })}
        />
      )}
    </Flex>
  );
}
