import { useState } from 'react';

/** A confirmation that stays open, pending, while its action runs. `dialog` holds the props of its dialog. */
export function useConfirm(act: () => Promise<unknown>) {
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);

  async function confirm() {
    setIsPending(true);
    await act();
    setIsPending(false);
    setIsOpen(false);
  }
  const ask = () => setIsOpen(true);
  const onCancel = () => setIsOpen(false);
  return { ask, dialog: { isOpen, isPending, onCancel, onConfirm: () => void confirm() } };
}
