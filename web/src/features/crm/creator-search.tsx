import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { dataOf } from '../../lib/loadable.ts';
import { loadCreators } from './creator-store/creator-store.data.ts';
import { matchCreators } from './match-creators.ts';
import { SearchBox } from './search-box.tsx';
import { SearchProgress } from './search-progress.tsx';
import type { Creators } from './use-creators.ts';
import { useWaitingCreators } from './use-waiting-creators.ts';
import { WaitingChoice } from './waiting-choice.tsx';

/** The search results, with their search text ('' for all creators). */
export interface Found extends Creators {
  text: string;
}

/**
 * The search over all creators, or over those who wait for an answer. The first search over all
 * loads the missing ones and shows what it has so far.
 */
export function CreatorSearch(props: {
  creators: Creators;
  children: (found: Found) => ReactNode;
}) {
  const { children } = props;
  const [isWaiting, setIsWaiting] = useState(false);
  const read = useWaitingCreators(isWaiting);
  const waiting = dataOf(read);
  const creators = isWaiting ? onlyThese(waiting ?? [], props.creators) : props.creators;
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed).trim();
  const isSearching = text !== '';
  const { rows, isWhole } = creators;
  useEffect(() => {
    if (isSearching && !isWhole) loadCreators(Infinity);
  }, [isSearching, isWhole]);
  const matching = useMemo(() => matchCreators(rows, text), [rows, text]);
  const isNothing = isSearching && matching.length === 0;
  const isNobody = isWaiting && (read.status === 'error' || waiting?.length === 0);

  return (
    <Stack gap="3">
      <Flex gap="3" wrap="wrap" align="center">
        <Box flex="1 1 16rem" maxW={{ md: '22rem' }}>
          <SearchBox value={typed} onChange={setTyped} />
        </Box>
        <WaitingChoice isOn={isWaiting} onChoose={setIsWaiting} />
      </Flex>
      {isSearching && !isWhole && <SearchProgress creators={creators} />}
      {isWaiting && read.status === 'error' && (
        <ErrorPanel
          title="We couldn’t load who is waiting for you."
          message={read.message}
          onRetry={read.retry}
        />
      )}
      {isWaiting && waiting?.length === 0 && (
        <Nobody sentence="Nobody is waiting for your answer." onClear={() => setIsWaiting(false)} />
      )}
      {!isNobody && isNothing && isWhole && <NoMatch text={text} onClear={() => setTyped('')} />}
      {!isNobody && !isNothing && (
        <Box key={isWaiting ? 'waiting' : 'all'}>
          {children(
            isSearching
              ? {
                  ...creators,
                  rows: matching,
                  total: isWhole ? matching.length : null,
                  isWhole: true,
                  text,
                }
              : { ...creators, text },
          )}
        </Box>
      )}
    </Stack>
  );
}

/** The same list with these creators alone, all of which are there. */
const onlyThese = (rows: readonly CreatorEntry[], creators: Creators): Creators => ({
  ...creators,
  rows,
  total: rows.length,
  isWhole: true,
});

const NoMatch = ({ text, onClear }: { text: string; onClear: () => void }) => (
  <Nobody
    sentence={
      <>
        No creator matches “<bdi>{text}</bdi>”.
      </>
    }
    hint="Search looks at names, handles and email addresses."
    onClear={onClear}
  />
);

/** Shown where no creator is left, with the way back to all. */
function Nobody(props: { sentence: ReactNode; hint?: string; onClear: () => void }) {
  return (
    <Stack align="center" textAlign="center" gap="3" py={{ base: '8', md: '14' }} px="4">
      <Text role="status" fontWeight="500" overflowWrap="anywhere" maxW="full">
        {props.sentence}
      </Text>
      {props.hint && <Text color="fg.muted">{props.hint}</Text>}
      <Button size="sm" variant="outline" onClick={props.onClear}>
        Show all creators
      </Button>
    </Stack>
  );
}
