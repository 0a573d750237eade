import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Facts about a creator, one under the other. */
export const Facts = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: '6.5rem 1fr', columnGap: '3', rowGap: '1' },
});

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd minW="0">{children}</chakra.dd>
    </>
  );
}
