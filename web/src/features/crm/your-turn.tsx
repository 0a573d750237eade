import { Flex } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { Reply } from 'lucide-react';

/** Nothing proves whose message it is. */
export const MAY_HAVE_REPLIED = 'May have replied';

/** Marks a creator who waits for an answer, or of whom a message may be. `document` undefined: not known yet. */
export function YourTurn(props: {
  creator: Pick<Creator, 'awaiting'>;
  document: Pick<Creator, 'may_be_from'> | undefined;
}) {
  const isOurs = props.creator.awaiting === 'us';
  if (!isOurs && !props.document?.may_be_from) return null;
  return (
    <Flex gap="1" align="center" textStyle="xs" fontWeight="500" color="fg">
      <Reply size={12} aria-hidden="true" />
      {isOurs ? 'Replied, your turn' : MAY_HAVE_REPLIED}
    </Flex>
  );
}
