import { Box } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { Note } from '../../../components/note.tsx';
import { optedOutSentence } from './opted-out-sentence.ts';

/** Says that the creator wants no more messages; it stands where the ways to write stood. */
export function OptedOut({ creator }: { creator: Creator }) {
  if (!creator.opted_out_at) return null;
  return (
    <Box pb="5">
      <Note tone="warning">{optedOutSentence(creator.opted_out_at)}</Note>
    </Box>
  );
}
