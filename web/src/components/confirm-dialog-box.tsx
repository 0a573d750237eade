import { Button, Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** Null where there is nothing to confirm: then the one button closes it. */
  confirmLabel: string | null;
  cancelLabel?: string;
  isDangerous?: boolean;
  isPending?: boolean;
  /** The element to focus when what opened the dialog is gone; null keeps the default. */
  finalFocus?: () => HTMLElement | null;
  onCancel: () => void;
  onConfirm: () => void;
}

/** The dialog that `confirm-dialog.tsx` loads. */
export function ConfirmDialogBox(props: ConfirmDialogProps) {
  const isPending = props.isPending ?? false;
  // Not `disabled`: a disabled button would lose the focus.
  const held = { 'aria-disabled': isPending || undefined };
  const unlessPending = (act: () => void) => () => {
    if (!isPending) act();
  };
  const cancel = unlessPending(props.onCancel);
  return (
    <Dialog.Root
      role="alertdialog"
      size="sm"
      placement="center"
      open={props.isOpen}
      finalFocusEl={() => props.finalFocus?.() ?? null}
      onOpenChange={({ open }) => {
        if (!open) cancel();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content borderWidth="1px">
            <Dialog.Header>
              <Dialog.Title>{props.title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body color="fg.muted" pt="0">
              {props.children}
            </Dialog.Body>
            <Dialog.Footer>
              <Button size="sm" variant="outline" {...held} onClick={cancel}>
                {props.cancelLabel ?? (props.confirmLabel === null ? 'Close' : 'Cancel')}
              </Button>
              {props.confirmLabel !== null && (
                <Button
                  size="sm"
                  colorPalette={props.isDangerous ? 'danger' : 'accent'}
                  {...held}
                  onClick={unlessPending(props.onConfirm)}
                >
                  {props.confirmLabel}
                </Button>
              )}
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
