import { chakra } from '@chakra-ui/react';

/** An empty cell. */
export function Nothing() {
  return (
    <chakra.span color="fg.subtle">
      <span aria-hidden="true">–</span>
      <chakra.span srOnly>none</chakra.span>
    </chakra.span>
  );
}
