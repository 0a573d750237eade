import { Flex } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { Reply } from 'lucide-react';

/** Marks a creator who waits for an answer. */
export function YourTurn({ creator }: { creator: Pick<Creator, 'awaiting'> }) {
  if (creator.awaiting !== 'us') return null;
  return (
    <Flex gap="1" align="center" textStyle="xs" fontWeight="500" color="fg">
      <Reply size={12} aria-hidden="true" />
      Replied, your turn
    </Flex>
  );
}
