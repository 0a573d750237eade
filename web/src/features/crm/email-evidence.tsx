import { chakra, Stack, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { LinkPage } from './creator-links.tsx';

export type FoundEmail = Pick<
  Creator,
  'email' | 'email_source' | 'email_found_at' | 'email_evidence'
>;

const SOURCES = { bio: 'Found in the bio', linktree: 'Found on a linked page', '': 'Found' };

/** The address with what it was found in: the words around it and the page. */
export function EmailEvidence({ creator }: { creator: FoundEmail }) {
  return (
    <Stack gap="2">
      <Text fontWeight="500" overflowWrap="anywhere">
        {creator.email}
      </Text>
      <Text textStyle="xs" color="fg.muted">
        {SOURCES[creator.email_source]}
      </Text>
      {creator.email_evidence && (
        <chakra.blockquote
          dir="auto"
          borderStartWidth="2px"
          borderColor="border.emphasized"
          ps="3"
          overflowWrap="anywhere"
        >
          {creator.email_evidence}
        </chakra.blockquote>
      )}
      {creator.email_found_at && (
        <Text textStyle="xs">
          <LinkPage url={creator.email_found_at} />
        </Text>
      )}
    </Stack>
  );
}
