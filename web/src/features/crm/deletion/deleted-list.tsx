import { Box, Button, chakra, Dialog, Flex, Stack, Text } from '@chakra-ui/react';
import type { DeletedCreator } from '@vibes/core/creator/deleted-creator';
import { firstHandle } from '@vibes/core/creator/handles';
import { useState } from 'react';
import { CheckBox } from '../../../components/check-box.tsx';
import { Moment } from '../../../components/moment.tsx';
import { CreatorFace } from '../../../shared/creator/creator-face.tsx';
import { RestoreButton } from './restore-button.tsx';

/** A deleted creator: face, name, handle, when, and whether they wrote since. */
function DeletedRow({
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
      <CheckBox
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

/** The deleted creators, each with its way back, and the chosen ones together. */
export function DeletedList({
  rows,
  onMore,
}: {
  rows: readonly DeletedCreator[];
  onMore: (() => void) | null;
}) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // One that is restored elsewhere is no longer chosen.
  const wanted = rows.filter(({ id }) => chosen.has(id));
  if (rows.length === 0) return <NothingDeleted />;
  const isAll = wanted.length === rows.length;
  function choose(id: string, isChosen: boolean) {
    const next = new Set(wanted.map((creator) => creator.id));
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  }
  return (
    <>
      <Dialog.Body pt="0">
        <Text color="fg.muted" mb="3">
          After 30 days a creator is deleted for good, with emails and messages.
        </Text>
        <Stack as="ul" listStyleType="none" gap="0">
          {rows.map((creator) => (
            <DeletedRow
              key={creator.id}
              creator={creator}
              isChosen={chosen.has(creator.id)}
              onChosen={(isChosen) => choose(creator.id, isChosen)}
            />
          ))}
        </Stack>
        {onMore && (
          <Button size="sm" variant="outline" mt="3" onClick={onMore}>
            Show more
          </Button>
        )}
      </Dialog.Body>
      <Dialog.Footer borderTopWidth="1px" borderColor="border" py="3">
        <Flex flex="1" align="center" justify="space-between" gap="3">
          <chakra.label display="flex" alignItems="center" gap="2.5" minH="9">
            <CheckBox
              checked={isAll}
              onChange={() => setChosen(isAll ? new Set() : new Set(rows.map(({ id }) => id)))}
            />
            Select all
          </chakra.label>
          {wanted.length > 0 && (
            <RestoreButton creators={wanted} variant="solid" colorPalette="accent">
              Restore {wanted.length}
            </RestoreButton>
          )}
        </Flex>
      </Dialog.Footer>
    </>
  );
}

function NothingDeleted() {
  return (
    <Dialog.Body pb="6">
      <Stack role="status" gap="1">
        <Text fontWeight="500">Nothing deleted</Text>
        <Text color="fg.muted">
          Creators that you delete are here for 30 days, and you can restore them.
        </Text>
      </Stack>
    </Dialog.Body>
  );
}
