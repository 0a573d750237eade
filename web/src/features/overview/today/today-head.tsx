import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
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
    flexShrink: '0',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
    '&[aria-pressed=true]': { bg: 'bg.emphasized', borderColor: 'border.emphasized' },
  },
});

/** The title of the page, with how much the day holds in its line once that is known. */
export function TodayHead(props: ChipsProps & { counts: Counts | null; mark: ReactNode }) {
  const { counts, mark, ...chips } = props;
  return (
    <Flex as="header" position="relative" wrap="wrap" align="center" columnGap="6" rowGap="3">
      <Heading as="h1" textStyle={{ base: '2xl', md: '3xl' }} fontWeight="700">
        Dashboard
      </Heading>
      {/* In the gap below, so that nothing moves when it goes. */}
      <Box position="absolute" insetEnd="0" top="full" lineHeight="1rem">
        {mark}
      </Box>
      {counts && <Chips {...chips} counts={counts} />}
    </Flex>
  );
}

interface ChipsProps {
  only: Kind | null;
  /** Undefined while nothing can be pressed. */
  onOnly: ((kind: Kind | null) => void) | undefined;
}

/** Each count is a way to its lines alone, and back to all; on a phone one line, pushed sideways. */
function Chips({ counts, only, onOnly }: ChipsProps & { counts: Counts }) {
  const shown = KINDS.filter((kind) => counts[kind].count > 0 || kind === only);
  if (shown.length === 0) return null;
  return (
    <Flex
      data-today-counts
      role="group"
      aria-label="What the day holds"
      gap="2"
      wrap={{ md: 'wrap' }}
      overflowX={{ base: 'auto', md: 'visible' }}
      w={{ base: '100vw', md: 'auto' }}
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '0' }}
      py="1"
      scrollbar="hidden"
    >
      {shown.map((kind) => (
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
