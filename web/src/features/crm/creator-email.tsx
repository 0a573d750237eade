import { chakra, Stack, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { Explained } from './explained.tsx';
import { LinkPage } from './creator-links.tsx';
import { Nothing } from './nothing.tsx';

type Found = Pick<Creator, 'email' | 'email_source' | 'email_found_at' | 'email_evidence'>;

const SOURCES = { bio: 'Found in the bio', linktree: 'Found on a linked page', '': 'Found' };

/** The address with what it was found in: the words around it and the page. */
export function CreatorEmail({ creator }: { creator: Found }) {
  const { email, email_evidence } = creator;
  if (!email) return <Nothing />;
  const word = (
    <chakra.span minW="0" truncate>
      {email}
    </chakra.span>
  );
  return (
    <Explained label={`Where ${email} was found`} word={word}>
      <Stack gap="2">
        <Text fontWeight="500" overflowWrap="anywhere">
          {email}
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {SOURCES[creator.email_source]}
        </Text>
        {email_evidence && (
          <chakra.blockquote
            borderStartWidth="2px"
            borderColor="accent.solid"
            ps="3"
            overflowWrap="anywhere"
          >
            {email_evidence}
          </chakra.blockquote>
        )}
        {creator.email_found_at && (
          <Text textStyle="xs">
            <LinkPage url={creator.email_found_at} />
          </Text>
        )}
      </Stack>
    </Explained>
  );
}
