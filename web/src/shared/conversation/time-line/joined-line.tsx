import { Stack, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import type { Joined } from '@vibes/core/creator/seen-profile';
import { ActButton } from '../../../components/act-button.tsx';
import { useNow } from '../../../components/use-now.ts';
import { separateWithUndo } from '../../creator/same-person/same-person.data.ts';
import { joinedGist, joinedNote, joinedWord } from '../../creator/same-person/same-person-words.ts';
import { Line } from './line.tsx';

/** That another creator turned out to be the same person; for 30 days with the way back in it. */
export function JoinedLine(props: { creator: Pick<Creator, 'id'>; joined: Joined; title: string }) {
  const { creator, joined, title } = props;
  const note = joinedNote(joined, useNow());
  const pair = { id: creator.id, other: joined.id, word: joinedWord(joined) };
  return (
    <Line mark="joined" title={title} gist={joinedGist(joined)} at={joined.at}>
      {note && (
        <Stack gap="2" align="start">
          <Text color="fg.muted">{note}</Text>
          <ActButton
            size="xs"
            variant="outline"
            busy="Taking apart…"
            act={() => separateWithUndo(pair)}
          >
            Not the same person
          </ActButton>
        </Stack>
      )}
    </Line>
  );
}
