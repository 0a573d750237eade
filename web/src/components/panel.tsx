import { Box, Flex, Heading, Text, type BoxProps } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';

interface PanelProps extends Omit<BoxProps, 'title'> {
  ref?: Ref<HTMLDivElement>;
  title?: ReactNode;
  subtitle?: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
}

/** A card: hairline, small radius, optional head. */
export function Panel({ title, subtitle, aside, children, ...box }: PanelProps) {
  return (
    <Box
      as="section"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      p={{ base: '4', md: '5' }}
      {...box}
    >
      {title !== undefined && (
        <Flex
          justify="space-between"
          align="baseline"
          wrap="wrap"
          gap="3"
          mb={children === undefined ? undefined : '4'}
        >
          <Box minW="0" flex={subtitle ? '1 1 14rem' : '1'}>
            <Heading as="h2" textStyle="md" fontWeight="600">
              {title}
            </Heading>
            {subtitle && (
              <Text color="fg.muted" mt="0.5">
                {subtitle}
              </Text>
            )}
          </Box>
          {aside}
        </Flex>
      )}
      {children}
    </Box>
  );
}
