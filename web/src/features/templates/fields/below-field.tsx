import { Button, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The text below a template: its example while it is empty, and its notes. */
export function BelowField(props: { onExample: (() => void) | null; children?: ReactNode }) {
  return (
    <Flex w="full" gap="3" align="center" justify="space-between" wrap="wrap">
      {props.onExample && (
        <Button size="xs" variant="outline" onClick={props.onExample}>
          Insert example
        </Button>
      )}
      {props.children}
    </Flex>
  );
}
