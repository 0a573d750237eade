import { Button, Flex, Text } from '@chakra-ui/react';

/** The way back to the first email, for a person who skipped it. */
export const SkippedStrip = ({ onBack }: { onBack: () => void }) => (
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
  >
    <Text fontWeight="500">Your first email has not gone out yet</Text>
    <Button size="xs" variant="outline" ms="auto" onClick={onBack}>
      Send your first email
    </Button>
  </Flex>
);
