import { Text } from '@chakra-ui/react';

/** The server's refusal, shown and announced in the form. */
export function FormFault({ sentence }: { sentence: string | null }) {
  if (sentence === null) return null;
  return (
    <Text
      role="alert"
      color="danger.fg"
      bg="bg.error"
      borderWidth="1px"
      borderColor="danger.border"
      borderRadius="l2"
      px="3"
      py="2"
    >
      {sentence}
    </Text>
  );
}
