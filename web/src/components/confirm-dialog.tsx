import { Button, Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Asks before something that cannot be taken back. Escape and Cancel change nothing. */
export function ConfirmDialog(props: {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDangerous?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}) {
  return (
    <Dialog.Root
      role="alertdialog"
      size="sm"
      placement="center"
      open={props.isOpen}
      onOpenChange={({ open }) => {
        if (!open) props.onCancel();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content borderWidth="1px" borderColor="border">
            <Dialog.Header>
              <Dialog.Title>{props.title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body color="fg.muted" pt="0">
              {props.children}
            </Dialog.Body>
            <Dialog.Footer>
              <Button size="sm" variant="outline" onClick={props.onCancel}>
                {props.cancelLabel ?? 'Cancel'}
              </Button>
              <Button
                size="sm"
                colorPalette={props.isDangerous ? 'danger' : 'accent'}
                onClick={props.onConfirm}
              >
                {props.confirmLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
