import { chakra, Flex, Text } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { Moment } from '../../components/moment.tsx';

/** Says that the address's own mail server refused it; nothing while it did not. */
export function RefusedAddress({ at, advice }: { at: Date | null; advice?: string }) {
  // Absent in documents older than the field.
  if (!at) return null;
  return (
    <Flex gap="1.5" align="flex-start" textStyle="xs" color="fg.error" mt="2">
      <chakra.span pt="0.5" flexShrink={0}>
        <CircleAlert size={14} aria-hidden="true" />
      </chakra.span>
      <Text>
        Refused by its mail server <Moment at={at} />. {advice}
      </Text>
    </Flex>
  );
}
