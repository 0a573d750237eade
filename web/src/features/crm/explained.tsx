import { chakra, Popover, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A word that opens a small panel when pressed. Works by touch and by keyboard. */
export function Explained(props: { label: string; word: ReactNode; children: ReactNode }) {
  return (
    <Popover.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-start' }}>
      <Popover.Trigger asChild>
        <Trigger aria-label={props.label}>{props.word}</Trigger>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content borderWidth="1px" borderColor="border" aria-label={props.label}>
            <Popover.Body p="3">{props.children}</Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

const Trigger = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      maxW: 'full',
      minW: '0',
      cursor: 'pointer',
      borderRadius: 'l1',
      color: 'inherit',
      textDecoration: 'underline dotted',
      textUnderlineOffset: '3px',
      textDecorationColor: 'border.emphasized',
      _hover: { textDecorationColor: 'currentcolor' },
      _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
    },
  },
  { defaultProps: { type: 'button' } },
);
