import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import type { OtherEmail } from '@vibes/core/contact/contact-candidate';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkPage } from './creator-links.tsx';
import { markAddress } from './mark-address.ts';

const SOURCES = { bio: 'Found in the bio', linktree: 'Found on a linked page', '': 'Typed by you' };

/** An address with its evidence: the words around it, with the address marked, and the page. */
export function EmailEvidence({ found, id }: { found: OtherEmail; id?: string }) {
  return (
    <Stack gap="2">
      <Text id={id} fontWeight="500" overflowWrap="anywhere">
        {found.email}
      </Text>
      <Text textStyle="xs" color="fg.muted">
        {SOURCES[found.source]}
      </Text>
      {found.evidence && <Snippet text={found.evidence} address={found.email} />}
      {found.repaired && (
        <Caution>We pieced this together from the page, so check it before you send.</Caution>
      )}
      {found.found_at && (
        <Text textStyle="xs">
          <LinkPage url={found.found_at} />
        </Text>
      )}
    </Stack>
  );
}

function Snippet({ text, address }: { text: string; address: string }) {
  const { before, marked, after } = markAddress(text, address);
  return (
    <chakra.blockquote
      dir="auto"
      borderStartWidth="2px"
      borderColor="border.emphasized"
      ps="3"
      overflowWrap="anywhere"
    >
      {before}
      {marked && (
        <chakra.mark bg="bg.muted" color="fg" fontWeight="600" borderRadius="l1" px="0.5">
          {marked}
        </chakra.mark>
      )}
      {after}
    </chakra.blockquote>
  );
}

/** What to check before an address is used. */
export function Caution({ children }: { children: ReactNode }) {
  return (
    <Flex gap="1.5" align="flex-start" textStyle="xs" color="status.silent">
      <chakra.span pt="0.5" flexShrink={0}>
        <TriangleAlert size={14} aria-hidden="true" />
      </chakra.span>
      <Text overflowWrap="anywhere">{children}</Text>
    </Flex>
  );
}
