import { Box, Flex, Heading } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

/** A part of the details under its own heading; `aside` is beside it. */
export function Section(props: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} borderTopWidth="1px" py="5">
      <Flex align="baseline" justify="space-between" gap="3" mb={props.children ? '3' : '0'}>
        <Heading as="h3" id={id} textStyle="sm" fontWeight="600">
          {props.title}
        </Heading>
        {props.aside}
      </Flex>
      {props.children}
    </Box>
  );
}
