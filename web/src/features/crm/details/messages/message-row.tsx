import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import type { Inbound } from '@vibes/core/inbound/inbound';
import { Moment } from '../../../../components/moment.tsx';
import { messageNote, messageTitle } from './message-words.ts';
import { StopBar } from './stop-bar.tsx';

/** One message: who wrote, when, and their own words as plain text. */
export function MessageRow({ creator, message }: { creator: Creator; message: Inbound }) {
  const { class: kind, at, subject, text, wants_stop } = message;
  const note = messageNote(message);
  const isRead = kind === 'reply' || kind === 'auto';
  return (
    <Stack
      as="li"
      gap="2"
      py="3"
      borderColor="border.muted"
      css={{ '&:not(:first-of-type)': { borderTopWidth: '1px' } }}
    >
      <Flex columnGap="3" wrap="wrap" align="baseline" justify="space-between">
        <Text fontWeight="500" overflowWrap="anywhere">
          {messageTitle(message)}
        </Text>
        <Text as="span" textStyle="xs" color="fg.muted">
          <Moment at={at} isShort />
        </Text>
      </Flex>
      {isRead && subject && (
        <Text textStyle="xs" color="fg.muted" dir="auto" lineClamp="2">
          {subject}
        </Text>
      )}
      {isRead && text && (
        <Box dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" maxW="75ch">
          {text}
        </Box>
      )}
      {note && <Text color="fg.muted">{note}</Text>}
      {wants_stop && <StopBar creator={creator} />}
    </Stack>
  );
}
