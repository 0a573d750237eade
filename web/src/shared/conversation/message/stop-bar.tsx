import { Button, Flex, Text } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { useState } from 'react';
import { unsubscribe } from '../answer/answer.data.ts';

/** Below a reply that asks to stop: one tap, which is never done by itself. */
export function StopBar({ creator }: { creator: Creator }) {
  const [isBusy, setIsBusy] = useState(false);
  if (creator.opted_out_at) return null;

  async function stop() {
    setIsBusy(true);
    await unsubscribe(creator);
    setIsBusy(false);
  }
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
      <Text>This reads like “no more messages”. Unsubscribing them can’t be undone.</Text>
      <Button
        size="xs"
        variant="outline"
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) void stop();
        }}
      >
        {isBusy ? 'Unsubscribing...' : `Unsubscribe ${creator.name}`}
      </Button>
    </Flex>
  );
}
