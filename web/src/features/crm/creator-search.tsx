import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { creatorArchive } from './creator-archive.data.ts';
import { matchCreators } from './match-creators.ts';
import { SearchBox } from './search-box.tsx';
import { SearchProgress } from './search-progress.tsx';
import type { Creators } from './use-creators.ts';

/** The search results, with their search text ('' for all creators). */
export interface Found extends Creators {
  text: string;
}

/** The search over all creators. The first search loads the missing ones and shows what it has so far. */
export function CreatorSearch(props: {
  creators: Creators;
  children: (found: Found) => ReactNode;
}) {
  const { creators, children } = props;
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed).trim();
  const isSearching = text !== '';
  const { rows, isWhole } = creators;
  useEffect(() => {
    if (isSearching && !isWhole) creatorArchive.load(Infinity);
  }, [isSearching, isWhole]);
  const matching = useMemo(() => matchCreators(rows, text), [rows, text]);
  const isNothing = isSearching && matching.length === 0;

  return (
    <Stack gap="3">
      <SearchBox value={typed} onChange={setTyped} />
      {isSearching && !isWhole && <SearchProgress creators={creators} />}
      {isNothing && isWhole && <NoMatch text={text} onClear={() => setTyped('')} />}
      {!isNothing && (
        <Box>
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

function NoMatch({ text, onClear }: { text: string; onClear: () => void }) {
  return (
    <Stack align="center" textAlign="center" gap="3" py={{ base: '8', md: '14' }} px="4">
      <Text role="status" fontWeight="500" overflowWrap="anywhere" maxW="full">
        No creator matches “<bdi>{text}</bdi>”.
      </Text>
      <Text color="fg.muted">Search looks at names, handles and email addresses.</Text>
      <Button size="sm" variant="outline" onClick={onClear}>
        Show all creators
      </Button>
    </Stack>
  );
}
