import { chakra } from '@chakra-ui/react';

/** An empty cell: a dash, with a text for screen readers. */
export function Nothing({ label = 'none' }: { label?: string }) {
  return (
    <chakra.span color="fg.subtle">
      <span aria-hidden="true">–</span>
      <chakra.span srOnly>{label}</chakra.span>
    </chakra.span>
  );
}
