import { Flex, Skeleton } from '@chakra-ui/react';
import { Panel } from '../../components/panel.tsx';

/** The shape of the card with the key. */
export function KeySkeleton() {
  return (
    <Panel>
      <Flex h="8" justify="space-between" mb="4">
        <Skeleton h="5" w="8rem" />
        <Skeleton h="8" w="5.75rem" />
      </Flex>
      <Skeleton h="9.5" />
      <Skeleton h="3.5" w="17rem" maxW="full" mt="3" />
    </Panel>
  );
}
