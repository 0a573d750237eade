import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** How wide the details of a creator are, beside the list. */
export const BESIDE_WIDTH = '28rem';

/**
 * The page with the list: where there is room, it makes place for the details that are open beside it.
 * Elsewhere they cover the end of the list, and not the names. The row of who is open is marked.
 */
export const BesideList = ({ children }: { children: ReactNode }) => (
  <Box
    css={{
      'body:has([data-beside]) &': { paddingInlineEnd: { xl: BESIDE_WIDTH } },
      '& [data-row]:has([aria-current=true])': {
        bg: 'bg.muted',
        boxShadow: 'inset 2px 0 0 var(--chakra-colors-accent-solid)',
      },
    }}
  >
    {children}
  </Box>
);
