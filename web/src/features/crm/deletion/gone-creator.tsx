import { Stack, Text } from '@chakra-ui/react';
import { deletedCreatorPlace } from '@vibes/core/firestore/places';
import { Moment } from '../../../components/moment.tsx';
import { dataOf } from '../../../lib/loadable.ts';
import { useLiveDocument, useUid } from '../../../lib/live.ts';
import { RestoreButton } from './restore-button.tsx';

/** In place of a creator who is not in the CRM: that it was deleted, with the way back, or that there is none. */
export function GoneCreator({ id }: { id: string }) {
  const deleted = dataOf(useLiveDocument(deletedCreatorPlace.at(useUid(), id)));
  if (!deleted) return <Unknown />;
  return (
    <Stack role="status" gap="3" align="flex-start">
      <Text fontWeight="500">
        You deleted {deleted.name} <Moment at={deleted.deleted_at} />
      </Text>
      <Text color="fg.muted">
        Deleted creators can be restored for 30 days, with their status, notes and messages.
      </Text>
      <RestoreButton creators={[deleted]}>Restore</RestoreButton>
    </Stack>
  );
}

function Unknown() {
  return (
    <Stack role="status" gap="1">
      <Text fontWeight="500">This creator isn’t in your CRM</Text>
      <Text color="fg.muted">
        The link may be incomplete or belong to another account. Close this to see your creators.
      </Text>
    </Stack>
  );
}
