import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { TestResult } from '@vibes/core/api/delivery-callables';
import { useId, useState } from 'react';
import { TestOutcome } from './test-outcome.tsx';

/** A button that tries a channel out, and below it how that ended. */
export function ChannelTest(props: {
  label: string;
  busyLabel: string;
  /** What the test does. */
  hint: string;
  /** Said of a test that passed. */
  passed: string;
  /** Why it cannot be run now; null when it can. */
  blocked: string | null;
  /** Never rejects. */
  run: () => Promise<TestResult>;
}) {
  const { blocked } = props;
  const hint = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<TestResult | null>(null);

  async function run() {
    if (isBusy) return;
    setIsBusy(true);
    setResult(null);
    setResult(await props.run());
    setIsBusy(false);
  }

  return (
    <Box borderTopWidth="1px" pt="4">
      <Flex align="center" wrap="wrap" columnGap="3" rowGap="2">
        <Button
          size="sm"
          variant="outline"
          disabled={blocked !== null}
          aria-disabled={isBusy || undefined}
          aria-describedby={hint}
          onClick={() => void run()}
        >
          {isBusy ? props.busyLabel : props.label}
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
