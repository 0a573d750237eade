import { Button, type ButtonProps } from '@chakra-ui/react';
import { useState } from 'react';
import { restoreWithWords } from './delete-with-undo.ts';

/** Restores deleted creators. `name`: of the only one. */
export function RestoreButton({
  ids,
  name,
  onRestored,
  ...button
}: { ids: readonly string[]; name?: string; onRestored?: () => void } & ButtonProps) {
  const [isPending, setIsPending] = useState(false);
  async function press() {
    if (isPending) return;
    setIsPending(true);
    const isDone = await restoreWithWords(ids, name);
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
