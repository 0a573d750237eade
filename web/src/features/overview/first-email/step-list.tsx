import { Button, Center, Flex, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Panel } from '../../../components/panel.tsx';

export interface FirstEmailStep {
  title: string;
  isDone: boolean;
}

/** The parts of the first email, with the next one marked. They stand below, on the same page. */
export function StepList({ steps, onSkip }: { steps: FirstEmailStep[]; onSkip: () => void }) {
  const next = steps.find((step) => !step.isDone);
  return (
    <Panel
      title="Send your first email"
      subtitle="All of it on this page. It takes about a minute."
      aside={
        <Button size="xs" variant="ghost" onClick={onSkip}>
          Skip
        </Button>
      }
    >
      <Stack as="ol" direction={{ base: 'column', md: 'row' }} gap="2" listStyleType="none">
        {steps.map((step, i) => (
          <Flex
            as="li"
            key={step.title}
            aria-current={step === next ? 'step' : undefined}
            flex="1"
            align="center"
            gap="3"
            px="3"
            py="2"
            borderRadius="l2"
            bg={step === next ? 'accent.subtle' : undefined}
          >
            <Number of={i + 1} isDone={step.isDone} />
            <Text fontWeight="500" color={step === next ? 'fg' : 'fg.muted'}>
              {step.title}
            </Text>
          </Flex>
        ))}
      </Stack>
    </Panel>
  );
}

const Number = ({ of, isDone }: { of: number; isDone: boolean }) => (
  <Center
    boxSize="6"
    flexShrink={0}
    borderRadius="full"
    borderWidth="1px"
    borderColor={isDone ? 'green.solid' : 'border.emphasized'}
    bg={isDone ? 'green.solid' : undefined}
    color={isDone ? 'green.contrast' : 'fg.muted'}
    textStyle="xs"
    fontWeight="600"
  >
    {isDone ? <Check size={14} aria-label="Done" /> : of}
  </Center>
);
