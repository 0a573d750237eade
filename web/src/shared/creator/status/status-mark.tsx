import { chakra } from '@chakra-ui/react';
import type { CreatorStatus } from '@vibes/core/creator/creator-status';
import { STATUS_COLORS, StatusDisc } from '../../../theme/status-disc.tsx';

/**
 * A status: a disc that fills up with progress, crossed or struck at an end, and always the word.
 */
export function StatusMark({ status }: { status: CreatorStatus }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2"
      color={STATUS_COLORS[status]}
      fontWeight="500"
      lineHeight="short"
      textAlign="start"
    >
      <chakra.span
        flexShrink={0}
        css={{ '& circle': { transition: 'stroke-dasharray 0.3s ease-out' } }}
      >
        <StatusDisc status={status} />
      </chakra.span>
      {status}
    </chakra.span>
  );
}
