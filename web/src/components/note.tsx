import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** A note that stays on the page: information, or a warning with `tone="warning"`. */
export function Note(props: { title?: string; tone?: 'info' | 'warning'; children: ReactNode }) {
  const isWarning = props.tone === 'warning';
  const Mark = isWarning ? TriangleAlert : Info;
  return (
    <Flex
      gap="3"
      p={{ base: '3', md: '4' }}
      bg="bg.subtle"
      borderWidth="1px"
      borderColor={isWarning ? 'border.emphasized' : 'border'}
      borderRadius="l3"
    >
      <Box pt="0.5" color={isWarning ? 'status.silent' : 'fg.muted'} flexShrink={0}>
        <Mark size={18} aria-hidden="true" />
      </Box>
      <Box flex="1" minW="0">
        {props.title && (
          <Heading as="h2" textStyle="sm" fontWeight="600" mb="1">
            {props.title}
          </Heading>
        )}
        <Text as="div" color="fg.muted">
          {props.children}
        </Text>
      </Box>
    </Flex>
  );
}
