import { Flex, Heading, IconButton, Text, type HeadingProps } from '@chakra-ui/react';
import { ArrowLeft, ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { tip } from '../../../components/tip.ts';
import type { Neighbors } from './use-neighbors.ts';

/** What the details are drawn in: a panel beside the list, or a screen of their own. */
export interface DetailsFrameProps {
  isOpen: boolean;
  /** The creator who is open, or was last. */
  id: string;
  neighbors: Neighbors;
  onClose: () => void;
  /** Hears each key first. */
  onKeyFirst: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** Names the details, beside the list and as a screen of their own. */
export const TITLE_ID = 'creator-title';

export const DetailsTitle = (props: HeadingProps) => (
  <Heading as="h2" id={TITLE_ID} textStyle="lg" fontWeight="600" {...props} />
);

/** Where the open creator is in the list, the way to those beside them, and the way back. */
export function DetailsBar(props: {
  neighbors: Neighbors;
  /** The details are a screen of their own, as on a phone. */
  isScreen: boolean;
  onClose: () => void;
}) {
  const { neighbors, isScreen, onClose } = props;
  const { words, hasPrevious, hasNext, move } = neighbors;
  const isAlone = !hasPrevious && !hasNext;
  const size = isScreen ? '11' : '8';
  const place = (
    <Text role="status" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
      {words}
    </Text>
  );
  return (
    <Flex
      align="center"
      gap="1"
      flexShrink={0}
      h="12"
      px={{ base: '2', md: '4' }}
      borderBottomWidth="1px"
      borderColor="border.muted"
    >
      {isScreen && (
        <>
          <IconButton variant="ghost" boxSize="11" aria-label="Back" onClick={onClose}>
            <ArrowLeft aria-hidden="true" />
          </IconButton>
          {place}
        </>
      )}
      {!isAlone && (
        <Flex ms={isScreen ? 'auto' : '0'} gap="1">
          <Step {...{ by: -1, size, isOn: hasPrevious, move }} />
          <Step {...{ by: 1, size, isOn: hasNext, move }} />
        </Flex>
      )}
      {!isScreen && (
        <>
          {place}
          <IconButton
            variant="ghost"
            boxSize={size}
            minW="0"
            ms="auto"
            aria-label="Close"
            onClick={onClose}
          >
            <X aria-hidden="true" />
          </IconButton>
        </>
      )}
    </Flex>
  );
}

const STEPS = {
  [-1]: { name: 'Previous creator', key: '[', Arrow: ChevronLeft },
  1: { name: 'Next creator', key: ']', Arrow: ChevronRight },
} as const;

function Step(props: { by: 1 | -1; size: string; isOn: boolean; move: (by: 1 | -1) => void }) {
  const { by, size, isOn, move } = props;
  const { name, key, Arrow } = STEPS[by];
  return (
    <IconButton
      variant="ghost"
      boxSize={size}
      minW="0"
      aria-label={name}
      aria-keyshortcuts={key}
      aria-disabled={!isOn || undefined}
      onClick={() => move(by)}
      {...tip(`${name} (${key})`)}
    >
      <Arrow aria-hidden="true" />
    </IconButton>
  );
}
