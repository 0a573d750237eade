import { Flex, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { unsubscribe } from '../answer/answer.data.ts';
import { ActButton } from '../../../components/act-button.tsx';

/** Below a reply that asks to stop, or says no: one tap, which is never done by itself. */
export function StopBar({ creator, children }: { creator: Creator; children: string }) {
  if (creator.opted_out_at) return null;
  return (
    <Flex
      gap="3"
      p="3"
      wrap="wrap"
      align="center"
      justify="space-between"
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="l2"
    >
      <Text>{children} Unsubscribing them can’t be undone.</Text>
      <ActButton
        size="xs"
        variant="outline"
        busy="Unsubscribing..."
        act={() => unsubscribe(creator)}
      >
        Unsubscribe {creator.name}
      </ActButton>
    </Flex>
  );
}
