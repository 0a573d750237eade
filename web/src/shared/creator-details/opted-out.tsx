import { Box } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { format } from 'date-fns/format';
import { Note } from '../../components/note.tsx';

export const optedOutSentence = (at: Date): string =>
  `Unsubscribed on ${format(at, 'MMMM d, yyyy')}. We won’t send emails or prepare DMs.`;

/** Replaces the ways to write once the creator has opted out. */
export function OptedOut({ creator }: { creator: Creator }) {
  if (!creator.opted_out_at) return null;
  return (
    <Box pb="5">
      <Note tone="warning">{optedOutSentence(creator.opted_out_at)}</Note>
    </Box>
  );
}
