import { Flex, Stack, Text } from '@chakra-ui/react';
import type { TestResult } from '@vibes/core/api/delivery-callables';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { CodeSample } from '../../components/code-sample.tsx';
import { answerWords } from './answer-words.ts';

/** How a test ended: the sentence, and the beginning of what the other side said. */
export function TestOutcome({ result, passed }: { result: TestResult; passed: string }) {
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
