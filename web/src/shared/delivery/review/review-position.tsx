import { Flex, IconButton, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { neighbors, type ReviewQueue } from './review-queue.ts';

/** "2 of 7", and the ways to those beside it. */
export function ReviewPosition(props: { queue: ReviewQueue; onGo: (id: string) => void }) {
  const { queue, onGo } = props;
  const { previous, next } = neighbors(queue);
  const at = queue.id === null ? 0 : queue.ids.indexOf(queue.id) + 1;
  const step = (label: string, to: string | null, Icon: typeof ChevronLeft) => (
    <IconButton
      size="xs"
      variant="outline"
      aria-label={label}
      aria-disabled={to === null || undefined}
      onClick={() => {
        if (to !== null) onGo(to);
      }}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
  return (
    <Flex align="center" gap="2">
      {step('Previous', previous, ChevronLeft)}
      <Text color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {`${at} of ${queue.ids.length}`}
      </Text>
      {step('Next', next, ChevronRight)}
    </Flex>
  );
}
