import { Box, Drawer, Stack, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { Loaded } from '../../../components/loaded.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { CreatorDeliveries } from './creator-deliveries.tsx';
import { CreatorFacts } from './creator-facts.tsx';
import { CreatorHead } from './creator-head.tsx';
import { DirectMessage } from './direct-message.tsx';
import { EmailFacts } from './email-facts.tsx';
import { NotesEditor, type NotesTyping } from './notes-editor.tsx';
import { OptedOut } from './opted-out.tsx';
import { ReadTrouble } from './read-trouble.tsx';
import { Section } from './section.tsx';
import { useCreator } from './use-creator.ts';

/** All that is known of one creator, and what to do next about them. */
export function CreatorDetails({ id, ...typing }: { id: string } & NotesTyping) {
  const creator = useCreator(id);
  return (
    <Box overflowY="auto" overscrollBehavior="contain" flex="1" px={{ base: '4', md: '6' }} py="5">
      {(creator.status !== 'data' || !creator.data) && (
        <Drawer.Title pe="10" mb="4">
          Creator
        </Drawer.Title>
      )}
      <Loaded
        of={creator}
        fault="This creator could not be loaded."
        skeleton={<SkeletonLines widths={[60, 40, 90, 90, 70]} height="5" />}
      >
        {(found) => (found ? <Known creator={found} {...typing} /> : <Unknown />)}
      </Loaded>
    </Box>
  );
}

function Known({ creator, ...typing }: { creator: Creator } & NotesTyping) {
  return (
    <Stack gap="0">
      <CreatorHead creator={creator} />
      <OptedOut creator={creator} />
      <ReadTrouble creator={creator} />
      {!creator.opted_out_at && <DirectMessage creator={creator} />}
      <Section title="Notes">
        <NotesEditor creator={creator} {...typing} />
      </Section>
      <Section title="Email">
        <EmailFacts creator={creator} />
      </Section>
      <Section title="Deliveries">
        <CreatorDeliveries creator={creator} />
      </Section>
      <Section title="Profile">
        <CreatorFacts creator={creator} />
      </Section>
    </Stack>
  );
}

function Unknown() {
  return (
    <Stack role="status" gap="1">
      <Text fontWeight="500">No such creator in your CRM</Text>
      <Text color="fg.muted">
        The link may be incomplete, or belong to another account. Close this to see your creators.
      </Text>
    </Stack>
  );
}
