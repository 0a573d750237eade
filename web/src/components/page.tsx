import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DocumentTitle } from './document-title.ts';

/** The width of forms, also of one on a page that is wider. */
export const FORM_WIDTH = '48rem';

const HEAD = {
  roomy: { row: { align: 'baseline' }, title: { textStyle: { base: '2xl', md: '3xl' } } },
  dense: {
    row: { align: 'center', overflowX: 'auto', scrollbar: 'hidden' },
    title: { textStyle: { base: 'lg', md: '2xl' }, whiteSpace: 'nowrap' },
  },
} as const;

/** A page of the dashboard: its document title, its heading, its content. */
export function Page(props: {
  title: string;
  description?: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  /** As wide as a form reads well. All else has the whole width, which tables need. */
  isForm?: boolean;
  /** A line of the title alone, where the page is one list. */
  isDense?: boolean;
  children: ReactNode;
}) {
  const { row, title } = HEAD[props.isDense ? 'dense' : 'roomy'];
  return (
    <Box maxW="80rem" mx="auto" w="full">
      <DocumentTitle>{`${props.title} · Vibes Outreach`}</DocumentTitle>
      <Box as="header" mb={props.isDense ? '1' : { base: '5', md: '7' }}>
        <Flex justify="space-between" gap="3" {...row}>
          <Heading as="h1" fontWeight="700" {...title}>
            {props.title}
          </Heading>
          {props.aside}
        </Flex>
        {props.description && (
          <Text color="fg.muted" mt="1" textStyle={{ base: 'sm', md: 'md' }}>
            {props.description}
          </Text>
        )}
      </Box>
      <Box maxW={props.isForm ? FORM_WIDTH : undefined}>{props.children}</Box>
    </Box>
  );
}
