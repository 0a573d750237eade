import { Popover, Portal } from '@chakra-ui/react';
import { useEffect, useState, type ReactNode } from 'react';

/** The panel of a word that is explained. `of` is the id of the element that opens it. */
export function Explanation(props: {
  of: string;
  label: string;
  isOpen: boolean;
  onClose: () => void;
  /** A link in the panel was pressed. */
  onLeave?: () => void;
  children: ReactNode;
}) {
  // The popover takes the focus as it opens, not when it is mounted open.
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsMounted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Popover.Root
      lazyMount
      unmountOnExit
      ids={{ trigger: props.of }}
      open={props.isOpen && isMounted}
      onOpenChange={({ open }) => {
        if (!open) props.onClose();
      }}
      positioning={{ placement: 'bottom-start' }}
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content borderWidth="1px" aria-label={props.label}>
            <Popover.Body
              p="3"
              onClick={({ target }) => {
                if (target instanceof Element && target.closest('a')) props.onLeave?.();
              }}
            >
              {props.children}
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
