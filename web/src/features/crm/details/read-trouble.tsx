import { Box } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { hindranceSentence } from '@vibes/core/creator/read-hindrance';
import { Note } from '../../../components/note.tsx';
import { useNow } from '../../../components/use-now.ts';
import { nextTry } from './next-try.ts';

/** Why the profile, or a page it links to, could not be read, and when it is tried again. */
export function ReadTrouble({ creator }: { creator: Creator }) {
  const now = useNow();
  if (!creator.read_blocked_by) return null;
  return (
    <Box pb="5">
      <Note tone="warning">
        {hindranceSentence(creator.read_blocked_by, creator.platform)} {nextTry(creator, now)}
      </Note>
    </Box>
  );
}
