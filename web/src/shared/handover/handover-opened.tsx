import { Flex, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { TextLink } from '../../components/text-link.ts';
import { Moment } from '../../components/moment.tsx';
import { routes } from '../../lib/routes.ts';

/** That a phone opened the code, and what to do if it was nobody's own. */
export function HandoverOpened({ at }: { at: Date }) {
  return (
    <>
      <Flex align="center" gap="2" color="fg.success" fontWeight="500">
        <CircleCheck size={16} aria-hidden="true" />
        The guide is open on your phone.
      </Flex>
      <Text mt="1" color="fg.muted">
        Opened <Moment at={at} />. If that was not you, make a new{' '}
        <TextLink to={routes.apiKeys}>API key</TextLink>: the old one stops working.
      </Text>
    </>
  );
}
