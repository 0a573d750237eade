import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Shows its content 150 ms late but keeps its room at once: a fast load never flashes a skeleton. */
export function Late({ children }: { children: ReactNode }) {
  return (
    <Box animation="appear 0.2s 150ms both" aria-hidden="true">
      {children}
    </Box>
  );
}
