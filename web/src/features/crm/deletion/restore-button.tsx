import { Button, type ButtonProps } from '@chakra-ui/react';
import { useState } from 'react';
import { restoreWithWords } from './delete-with-undo.ts';

/** Restores deleted creators. */
export function RestoreButton({
  creators,
  onRestored,
  ...button
}: { creators: readonly { id: string; name: string }[]; onRestored?: () => void } & ButtonProps) {
  const [isPending, setIsPending] = useState(false);
  async function press() {
    if (isPending) return;
    setIsPending(true);
    const isDone = await restoreWithWords(creators);
    setIsPending(false);
    if (isDone) onRestored?.();
  }
  return (
    <Button
      size="sm"
      variant="outline"
      {...button}
      aria-disabled={isPending || undefined}
      onClick={() => void press()}
    />
  );
}
