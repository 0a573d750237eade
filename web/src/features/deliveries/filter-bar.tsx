import { Button, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { capitalised, CHANNEL_NAMES } from '../../components/delivery/delivery-words.ts';
import { KIND_FILTERS, STATE_FILTERS, type DeliveryFilter } from './delivery-filter.ts';
import { KIND_FILTER_WORDS, STATE_FILTER_WORDS } from './filter-words.ts';

/** What is shown: where it stands, and what it is. */
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
          {capitalised(CHANNEL_NAMES[channel])} only
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

function Choice<T extends string>(props: {
  label: string;
  words: Record<T, string>;
  values: readonly T[];
  chosen: T;
  onChoose: (value: T) => void;
}) {
  return (
    <Flex
      role="group"
      aria-label={props.label}
      wrap="wrap"
      borderWidth="1px"
      borderRadius="l2"
      p="0.5"
      gap="0.5"
    >
      {props.values.map((value) => (
        <Button
          key={value}
          size="xs"
          h="7"
          variant={value === props.chosen ? 'subtle' : 'ghost'}
          aria-pressed={value === props.chosen}
          onClick={() => props.onChoose(value)}
        >
          {props.words[value]}
        </Button>
      ))}
    </Flex>
  );
}
