import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { format } from 'date-fns/format';
import { useNow } from '../../components/use-now.ts';
import { attemptFacts, attemptTime, outcomeWords } from './delivery-words.ts';
import type { LoggedAttempt } from './logged-attempts.ts';

const COLORS = {
  accepted: 'fg.success',
  temporary: 'fg.muted',
  permanent: 'fg.error',
  unknown: 'status.silent',
} as const;

/** One attempt: when, how it ended, and the other side's answer. */
export function AttemptLine({ attempt }: { attempt: LoggedAttempt }) {
  const { at, outcome, sentence, answer } = attempt;
  const time = attemptTime(at, useNow());
  const facts = attemptFacts(attempt);
  return (
    <Box as="li" borderStartWidth="2px" borderColor="border.emphasized" ps="3">
      <Flex columnGap="3" wrap="wrap" align="baseline">
        <Text as="span" color={COLORS[outcome]} fontWeight="500">
          {`${outcomeWords(attempt)}, `}
          <chakra.time
            dateTime={at.toISOString()}
            title={format(at, 'PPPP, pp')}
            fontVariantNumeric="tabular-nums"
          >
            {time}
          </chakra.time>
        </Text>
        {facts && (
          <Text as="span" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
            {facts}
          </Text>
        )}
      </Flex>
      {sentence && <Text overflowWrap="anywhere">{sentence}</Text>}
      {answer && (
        <Text
          as="pre"
          tabIndex={0}
          role="region"
          aria-label={`Beginning of the answer, ${time}`}
          dir="auto"
          mt="1"
          maxH="8rem"
          overflowY="auto"
          bg="bg.subtle"
          borderWidth="1px"
          borderRadius="l2"
          p="2"
          textStyle="xs"
          fontFamily="mono"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {answer}
        </Text>
      )}
    </Box>
  );
}
