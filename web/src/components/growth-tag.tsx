import { Badge, Popover, Portal } from '@chakra-ui/react';

/** Marks what belongs to the Growth plan; pressed, it says why it is open all the same. */
export function GrowthTag() {
  return (
    <Popover.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-start' }}>
      <Popover.Trigger asChild>
        <Badge
          asChild
          minH="6"
          cursor="pointer"
          fontFamily="body"
          _focusVisible={{ outline: '2px solid', outlineColor: 'accent.focusRing' }}
        >
          <button type="button" aria-label="Growth: what this means">
            Growth
          </button>
        </Badge>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content borderWidth="1px" borderColor="border" maxW="16rem" aria-label="Growth">
            <Popover.Body p="3">
              Webhooks are part of the Growth plan. During the public beta they are open to all.
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
