import { Portal, Tooltip } from '@chakra-ui/react';
import type { ReactElement } from 'react';

/** A tooltip on something that can be focused. It adds to a label and never replaces it. */
export function Tip(props: {
  text: string;
  isOff?: boolean;
  placement?: 'top' | 'right';
  children: ReactElement;
}) {
  return (
    <Tooltip.Root
      openDelay={300}
      closeDelay={80}
      disabled={props.isOff ?? false}
      positioning={{ placement: props.placement ?? 'top' }}
    >
      <Tooltip.Trigger asChild>{props.children}</Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{props.text}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
