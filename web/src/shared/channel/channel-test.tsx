import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { TestResult } from '@vibes/core/api/delivery-callables';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { CodeSample } from '../../components/code-sample.tsx';
import { answerWords } from './health-words.ts';
import { useBusy } from '../../lib/use-busy.ts';

/** A button that tests a channel, and below it the result. */
export function ChannelTest(props: {
  label: string;
  /** What the test does. */
  hint: string;
  /** The sentence for a test that passed. */
  passed: string;
  /** Why it cannot be run now; null when it can. */
  blocked: string | null;
  /** Never rejects. */
  run: () => Promise<TestResult>;
}) {
  const { blocked } = props;
  const hint = useId();
  const [result, setResult] = useState<TestResult | null>(null);

  const { isBusy, run } = useBusy(async () => {
    setResult(null);
    setResult(await props.run());
  });

  return (
    <Box borderTopWidth="1px" pt="4">
      <Flex align="center" wrap="wrap" columnGap="3" rowGap="2">
        <Button
          size="sm"
          variant="outline"
          disabled={blocked !== null}
          aria-disabled={isBusy || undefined}
          aria-describedby={hint}
          onClick={() => run()}
        >
          {isBusy ? 'Sending...' : props.label}
        </Button>
        <Text id={hint} color="fg.muted" flex="1 1 12rem">
          {blocked ?? props.hint}
        </Text>
      </Flex>
      <Box role="status" aria-label="Test result">
        {result && blocked === null && <TestOutcome result={result} passed={props.passed} />}
      </Box>
    </Box>
  );
}

/** The result of a test: the sentence, and the beginning of the other side's answer. */
function TestOutcome({ result, passed }: { result: TestResult; passed: string }) {
  const Mark = result.ok ? CircleCheck : TriangleAlert;
  const answered = answerWords(result.answer);
  const text = result.answer?.text.trim() ?? '';
  return (
    <Stack gap="2" mt="3">
      <Flex gap="2" color={result.ok ? 'fg.success' : 'fg.error'}>
        <Text as="span" flexShrink={0} pt="0.5">
          <Mark size={16} aria-hidden="true" />
        </Text>
        <Text>
          {result.ok ? passed : result.sentence} {answered}
        </Text>
      </Flex>
      {text && <CodeSample label="Beginning of the answer" code={text} isWrapped />}
    </Stack>
  );
}
