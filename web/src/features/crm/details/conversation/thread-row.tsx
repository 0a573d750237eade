import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { Bot, Reply, Send, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Moment } from '../../../../components/moment.tsx';

const MARKS = {
  reply: { Icon: Reply, color: 'fg.success' },
  auto: { Icon: Bot, color: 'fg.muted' },
  bounce: { Icon: Undo2, color: 'fg.error' },
  own: { Icon: Send, color: 'fg.muted' },
} as const;

/** One line of a conversation: what it is, when, and below it its words. */
export function ThreadRow(props: {
  kind: keyof typeof MARKS;
  title: string;
  at: Date;
  children: ReactNode;
}) {
  const { kind, title, at, children } = props;
  const { Icon, color } = MARKS[kind];
  return (
    <Flex
      as="li"
      gap="3"
      py="3"
      borderColor="border.muted"
      css={{ '&:not(:first-of-type)': { borderTopWidth: '1px' } }}
    >
      <Box color={color} pt="0.5" flexShrink={0}>
        <Icon size={16} aria-hidden="true" />
      </Box>
      <Stack gap="1.5" flex="1" minW="0">
        <Flex columnGap="3" wrap="wrap" align="baseline" justify="space-between">
          <Text fontWeight="500" overflowWrap="anywhere">
            {title}
          </Text>
          <Text as="span" textStyle="xs" color="fg.muted">
            <Moment at={at} isShort />
          </Text>
        </Flex>
        {children}
      </Stack>
    </Flex>
  );
}
