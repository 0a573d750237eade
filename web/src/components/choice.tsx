import { Button, chakra, Flex } from '@chakra-ui/react';

/** A few values, all visible, of which one is chosen or none yet. */
export function Choice<T extends string | number>(props: {
  /** Screen readers announce it before the values. */
  label: string;
  words: Record<T, string>;
  values: readonly T[];
  /** A number beside a value, where it is known. */
  counts?: Partial<Record<T, string>>;
  chosen: T | null;
  /** For a line that scrolls where it has no room. */
  isOneLine?: boolean;
  onChoose: (value: T) => void;
}) {
  return (
    <Flex
      role="group"
      aria-label={props.label}
      wrap={props.isOneLine ? 'nowrap' : 'wrap'}
      flexShrink={0}
      borderWidth="1px"
      borderRadius="l2"
      p="0.5"
      gap="0.5"
    >
      {props.values.map((value) => (
        <Button
          key={value}
          size="xs"
          h={{ base: '11', md: '7' }}
          variant={value === props.chosen ? 'subtle' : 'ghost'}
          aria-pressed={value === props.chosen}
          onClick={() => props.onChoose(value)}
        >
          {props.words[value]}
          {props.counts?.[value] !== undefined && (
            <>
              {' '}
              <chakra.span color="fg.muted" fontWeight="400" fontVariantNumeric="tabular-nums">
                {props.counts[value]}
              </chakra.span>
            </>
          )}
        </Button>
      ))}
    </Flex>
  );
}
