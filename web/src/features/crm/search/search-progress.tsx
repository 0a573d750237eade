import { Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { grouped } from '../../../lib/counted.ts';
import { loadAgain } from '../creator-store/creator-store.data.ts';
import type { Creators } from '../shown-rows/use-creators.ts';

/** The progress of a search while creators are still loading; after a failure, a retry. */
export function SearchProgress({ creators: { rows, total, work } }: { creators: Creators }) {
  const searched =
    total === null ? grouped(rows.length) : `${grouped(rows.length)} of ${grouped(total)}`;
  return (
    <Flex align="center" gap="3" wrap="wrap" role="status" minH="8">
      {work === 'failed' ? (
        <>
          <Text color="fg.error">
            We could only search {searched} creators. Check your network and try again.
          </Text>
          <Button size="xs" variant="outline" onClick={() => void loadAgain(Infinity)}>
            Try again
          </Button>
        </>
      ) : (
        <>
          <Spinner size="xs" color="fg.muted" />
          <Text color="fg.muted" fontVariantNumeric="tabular-nums">
            Searching {searched} …
          </Text>
        </>
      )}
    </Flex>
  );
}
