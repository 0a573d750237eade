import { Button, Flex } from '@chakra-ui/react';

export const RANGES = [7, 30, 90] as const;
export type Range = (typeof RANGES)[number];

/** How many days are shown. */
export function RangeSwitch(props: { range: Range; onChange: (range: Range) => void }) {
  return (
    <Flex
      role="group"
      aria-label="Days shown"
      borderWidth="1px"
      borderRadius="l2"
      p="0.5"
      gap="0.5"
    >
      {RANGES.map((range) => (
        <Button
          key={range}
          size="xs"
          h="7"
          variant={range === props.range ? 'subtle' : 'ghost'}
          aria-pressed={range === props.range}
          onClick={() => props.onChange(range)}
        >
          {range} days
        </Button>
      ))}
    </Flex>
  );
}
