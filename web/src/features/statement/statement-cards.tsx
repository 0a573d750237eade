import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { change, count } from './credit-numbers.ts';
import { LineCreator } from './line-creator.tsx';
import { LineMoment } from './line-moment.tsx';
import type { StatementLinesProps } from './statement-table.tsx';
import { ROW_ARRIVES } from '../../theme/motion.ts';

/** The lines where the table has no room: all its columns, in two rows each. */
export function StatementCards({ months, fresh, time_zone }: StatementLinesProps) {
  return months.map(({ month, lines, sum }) => (
    <Box key={month}>
      <Flex justify="space-between" gap="3" mb="2" fontVariantNumeric="tabular-nums">
        <Heading as="h3" textStyle="sm" fontWeight="600">
          {month}
        </Heading>
        {sum !== null && <Text color="fg.muted">{change(sum)}</Text>}
      </Flex>
      <Stack
        as="ul"
        gap="0"
        mx={{ base: '-4', md: '-5' }}
        listStyleType="none"
        aria-label={`Credit statement, ${month}`}
      >
        {lines.map(({ id, at, what, creator, delta, balance_after }) => (
          <Flex
            as="li"
            key={id}
            justify="space-between"
            gap="3"
            px={{ base: '4', md: '5' }}
            py="2.5"
            borderTopWidth="1px"
            borderColor="border.muted"
            animation={fresh.has(id) ? ROW_ARRIVES : undefined}
          >
            <Box minW="0">
              {creator ? <LineCreator creator={creator} /> : <Text fontWeight="500">{what}</Text>}
              <Text textStyle="xs" color="fg.muted" mt="0.5">
                {creator && `${what} · `}
                <LineMoment at={at} time_zone={time_zone} />
              </Text>
            </Box>
            <Box textAlign="end" flexShrink={0} fontVariantNumeric="tabular-nums">
              <Text color={delta > 0 ? 'fg.success' : undefined} fontWeight="500">
                {change(delta)}
              </Text>
              <Text textStyle="xs" color="fg.muted" mt="0.5" whiteSpace="nowrap">
                {count(balance_after)} left
              </Text>
            </Box>
          </Flex>
        ))}
      </Stack>
    </Box>
  ));
}
