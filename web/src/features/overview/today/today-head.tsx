import { chakra, Flex } from '@chakra-ui/react';
import { countWords, KINDS, type Counts, type Kind } from './kinds.ts';

const Chip = chakra('button', {
  base: {
    minH: { base: '11', md: '8' },
    px: '3',
    borderWidth: '1px',
    borderRadius: 'full',
    textStyle: 'sm',
    fontWeight: '500',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
    '&[aria-pressed=true]': { bg: 'bg.inverted', color: 'fg.inverted', borderColor: 'bg.inverted' },
  },
});

/** How much of what the day holds; each count is a way to its lines alone, and back to all. */
export function TodayHead(props: {
  counts: Counts;
  only: Kind | null;
  onOnly: ((kind: Kind | null) => void) | undefined;
}) {
  const { counts, only, onOnly } = props;
  return (
    <Flex gap="2" wrap="wrap" role="group" aria-label="What the day holds">
      {KINDS.filter((kind) => counts[kind].count > 0 || kind === only).map((kind) => (
        <Chip
          key={kind}
          type="button"
          data-kept-part={`today-${kind}`}
          data-kept={`today-${kind}`}
          aria-pressed={kind === only}
          aria-disabled={onOnly ? undefined : true}
          onClick={() => onOnly?.(kind === only ? null : kind)}
        >
          {countWords(kind, counts[kind])}
        </Chip>
      ))}
    </Flex>
  );
}
