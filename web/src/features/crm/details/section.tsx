import { Box, Heading } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

/** A part of the details under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} borderTopWidth="1px" py="5">
      <Heading as="h3" id={id} textStyle="sm" fontWeight="600" mb="3">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
