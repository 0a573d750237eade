import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { format } from 'date-fns/format';
import { Reply } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useNow } from '../../../components/use-now.ts';
import { CreatorFace } from '../../../shared/creator/creator-face.tsx';
import { StatusMark } from '../../../shared/creator/status-mark.tsx';
import { CreatorName } from '../creator-name.tsx';
import { SelectBox } from '../selection/select-box.tsx';
import type { ListSelection } from '../selection/use-selection.ts';
import { useShownStatus } from '../status-select.tsx';
import type { CreatorListProps } from './creator-list-props.ts';
import { lastEvent } from './last-event.ts';
import { useLongPress } from './use-long-press.ts';
import { rowMark } from './use-row-keys.ts';

/** The creators where the table has no room: a face, a name, a handle, a status, and what happened last. */
export function NarrowRows(props: CreatorListProps) {
  const { creators, documents, fresh, emails, selection } = props;
  return (
    <Stack as="ul" gap="0" mx={{ base: '-4', md: '-5' }} listStyleType="none" aria-label="Creators">
      {creators.map((creator) => (
        <NarrowRow
          key={creator.id}
          creator={creator}
          document={documents.get(creator.id)}
          email={emails.get(creator.id)}
          isFresh={fresh.has(creator.id)}
          selection={selection}
        />
      ))}
    </Stack>
  );
}

/** A tap opens the details, or chooses while creators are chosen; a finger that rests chooses. */
function NarrowRow(props: {
  creator: CreatorEntry;
  document: Creator | undefined;
  email: Delivery | null | undefined;
  isFresh: boolean;
  selection: ListSelection;
}) {
  const { creator, document, email, isFresh, selection } = props;
  const { id, name } = creator;
  const isChosen = selection.ids.has(id);
  const press = useLongPress(() => selection.toggle(id));
  function tap(event: MouseEvent) {
    const isByFinger = event.detail > 0 && event.target instanceof Element;
    if (!selection.isChoosing || !isByFinger) return;
    if (!(event.target as Element).closest('a')) return;
    event.preventDefault();
    event.stopPropagation();
    selection.toggle(id, event.shiftKey);
  }
  return (
    <Flex
      as="li"
      {...rowMark(id)}
      {...press}
      onClickCapture={tap}
      position="relative"
      align="center"
      gap="3"
      px={{ base: '4', md: '5' }}
      py="2.5"
      borderTopWidth="1px"
      borderColor="border.muted"
      bg={isChosen ? 'bg.subtle' : undefined}
      animation={isFresh ? 'mark-new 4s ease-out' : undefined}
      css={{ '@media (hover: none)': { userSelect: 'none', WebkitTouchCallout: 'none' } }}
    >
      {selection.isChoosing && (
        <SelectBox
          label={`Select ${name}`}
          isChosen={isChosen}
          onChoose={(isRange) => selection.toggle(id, isRange)}
        />
      )}
      <CreatorFace creator={creator} size={32} />
      <Box flex="1" minW="0">
        <Flex justify="space-between" align="center" gap="3">
          <CreatorName creator={creator} isWhole />
          <Status creator={creator} />
        </Flex>
        <Flex justify="space-between" gap="3" textStyle="xs" color="fg.muted">
          <Handle creator={creator} />
          <LastEvent creator={creator} document={document} email={email} />
        </Flex>
      </Box>
    </Flex>
  );
}

function Status({ creator }: { creator: CreatorEntry }) {
  const { shown } = useShownStatus(creator);
  return (
    <Box flexShrink={0} textStyle="xs">
      <StatusMark status={shown} />
    </Box>
  );
}

function Handle({ creator }: { creator: CreatorEntry }) {
  const { platform, tiktok_username, instagram_username } = creator;
  const [one, other] =
    platform === 'tiktok'
      ? [tiktok_username, instagram_username]
      : [instagram_username, tiktok_username];
  const handle = one ?? other;
  return (
    <chakra.bdi minW="0" truncate>
      {handle && `@${handle}`}
    </chakra.bdi>
  );
}

/** Marked where the creator waits for an answer. */
function LastEvent(props: {
  creator: CreatorEntry;
  document: Creator | undefined;
  email: Delivery | null | undefined;
}) {
  const { creator, document, email } = props;
  const { may_be_from = null } = document ?? {};
  const now = useNow();
  const { words, at, isTrouble } = lastEvent({ ...creator, may_be_from }, email, now);
  const isOurs = creator.awaiting === 'us';
  return (
    <Text
      flexShrink={0}
      title={at ? format(at, 'PPPP, p') : undefined}
      color={isTrouble ? 'fg.error' : isOurs ? 'fg' : undefined}
      fontWeight={isOurs ? '500' : undefined}
    >
      {isOurs && (
        <chakra.span display="inline-block" me="1" verticalAlign="-1px">
          <Reply size={12} aria-hidden="true" />
        </chakra.span>
      )}
      {words}
      {isOurs && <chakra.span srOnly>, your turn</chakra.span>}
    </Text>
  );
}
