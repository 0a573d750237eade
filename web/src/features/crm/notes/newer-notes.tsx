import { Box, Button, Flex, Text } from '@chakra-ui/react';

/** Notes saved elsewhere while the person typed here, and the choice between both. */
export function NewerNotes(props: {
  text: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  return (
    <Box role="group" aria-label="Newer notes" mt="3" p="3" borderWidth="1px" borderRadius="l2">
      <Text fontWeight="500">These notes were changed elsewhere.</Text>
      <Text
        dir="auto"
        mt="1"
        maxH="10rem"
        overflowY="auto"
        tabIndex={0}
        color="fg.muted"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {props.text || 'The notes are empty now.'}
      </Text>
      <Flex gap="2" wrap="wrap" mt="3">
        <Button size="xs" variant="outline" onClick={props.onKeepMine}>
          Keep mine
        </Button>
        <Button size="xs" variant="outline" onClick={props.onTakeTheirs}>
          Use newer notes
        </Button>
      </Flex>
    </Box>
  );
}
