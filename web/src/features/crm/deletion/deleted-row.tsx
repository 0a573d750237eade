import { Box, Flex, Text, chakra } from '@chakra-ui/react';
import type { DeletedCreator } from '@vibes/core/creator/deleted-creator';
import { firstHandle } from '@vibes/core/creator/handles';
import { Moment } from '../../../components/moment.tsx';
import { CreatorFace } from '../../../shared/creator/creator-face.tsx';
import { RestoreButton } from './restore-button.tsx';

/** A deleted creator: face, name, handle, when, and whether they wrote since. */
export function DeletedRow({
  creator,
  isChosen,
  onChosen,
}: {
  creator: DeletedCreator;
  isChosen: boolean;
  onChosen: (isChosen: boolean) => void;
}) {
  const { name, deleted_at, last_in_at } = creator;
  const handle = firstHandle(creator);
  const hasReplied = last_in_at !== null && last_in_at > deleted_at;
  return (
    <Flex as="li" align="center" gap="3" py="2" borderTopWidth="1px" borderColor="border">
      <chakra.input
        type="checkbox"
        boxSize="4"
        flexShrink={0}
        accentColor="accent.solid"
        aria-label={`Select ${name}`}
        checked={isChosen}
        onChange={({ target }) => onChosen(target.checked)}
      />
      <CreatorFace creator={creator} size={32} />
      <Box flex="1" minW="0">
        <Text dir="auto" fontWeight="500" truncate>
          {name}
        </Text>
        <Text color="fg.muted" overflowWrap="anywhere">
          {handle && `@${handle} · `}
          <Moment at={deleted_at} isShort />
          {hasReplied && ' · replied since'}
        </Text>
      </Box>
      <RestoreButton creators={[creator]} aria-label={`Restore ${name}`}>
        Restore
      </RestoreButton>
    </Flex>
  );
}
