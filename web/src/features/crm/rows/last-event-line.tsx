import { chakra, Text } from '@chakra-ui/react';
import { whoseTurn } from '@vibes/core/creator/whose-turn';
import { format } from 'date-fns/format';
import { Reply } from 'lucide-react';
import { useNow } from '../../../components/use-now.ts';
import type { ShownRow } from '../shown-rows/shown-row.ts';
import { lastEvent } from './last-event.ts';

/**
 * What happened last, in one line.
 *
 * @param props.isMarked whether it says that the creator waits for an answer
 */
export function LastEventLine({ row, isMarked }: { row: ShownRow; isMarked: boolean }) {
  const { words, at, isTrouble } = lastEvent(row, row.delivery, useNow());
  const isOurs = isMarked && whoseTurn(row) === 'us';
  return (
    <Text
      flexShrink={0}
      truncate
      title={at ? format(at, 'PPPP, p') : undefined}
      color={isTrouble ? 'fg.error' : isOurs ? 'fg' : undefined}
      fontWeight={isOurs ? '500' : undefined}
    >
      {isOurs && (
        <chakra.span display="inline-block" me="1" verticalAlign="-1px">
          <Reply size={12} aria-hidden="true" />
        </chakra.span>
      )}
      {words}
      {isOurs && <chakra.span srOnly>, your turn</chakra.span>}
    </Text>
  );
}
