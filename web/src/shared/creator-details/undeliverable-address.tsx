import { chakra, Flex, Text } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { Moment } from '../../components/moment.tsx';
import type { AddressMarks } from '../creator/is-undeliverable.ts';

/** Shows that the mail server refused the address, or that its domain takes no mail; nothing without either. */
export function UndeliverableAddress({ marks, advice }: { marks: AddressMarks; advice?: string }) {
  const { email_refused_at, email_unreachable_at } = marks;
  const at = email_refused_at ?? email_unreachable_at;
  if (!at) return null;
  const what = email_refused_at
    ? 'An email to this address bounced'
    : 'This address can’t receive email, as of';
  return (
    <Flex gap="1.5" align="flex-start" textStyle="xs" color="fg.error" mt="2">
      <chakra.span pt="0.5" flexShrink={0}>
        <CircleAlert size={14} aria-hidden="true" />
      </chakra.span>
      <Text>
        {what} <Moment at={at} />. {advice}
      </Text>
    </Flex>
  );
}
