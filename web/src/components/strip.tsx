import { Flex, type FlexProps } from '@chakra-ui/react';

/** A quiet line across the page: a text, and what to do about it. */
export const Strip = (props: FlexProps) => (
  <Flex
    align="center"
    justify="space-between"
    wrap="wrap"
    columnGap="4"
    rowGap="2"
    px={{ base: '4', md: '5' }}
    py="2.5"
    bg="bg.subtle"
    borderWidth="1px"
    borderRadius="l3"
    {...props}
  />
);
