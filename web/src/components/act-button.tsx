import { Button, type ButtonProps } from '@chakra-ui/react';
import { useBusy } from '../lib/use-busy.ts';

/** A button that says `busy` while it works. Presses do nothing then, but it keeps the focus, which `disabled` would lose. */
export function ActButton({
  act,
  busy,
  children,
  ...button
}: { act: () => Promise<unknown>; busy?: string } & ButtonProps) {
  const { isBusy, run } = useBusy(act);
  return (
    <Button {...button} aria-disabled={isBusy || undefined} onClick={() => run()}>
      {(isBusy && busy) || children}
    </Button>
  );
}
