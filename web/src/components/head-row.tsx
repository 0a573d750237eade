import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A line of an email's head: its name, and what is there. Inside a `dl`. */
export const HeadRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box display="grid" gridTemplateColumns="4.5rem minmax(0, 1fr)">
    <chakra.dt color="fg.muted">{name}</chakra.dt>
    <chakra.dd overflowWrap="anywhere" dir="auto" textAlign="start">
      {children}
    </chakra.dd>
  </Box>
);
