import { Box, Center, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.ts';
import { Panel } from '../../components/panel.tsx';
import type { NextStep } from './next-steps.data.ts';

/** The steps from a new account to the first capture, with the next one marked. */
export function NextSteps({ steps }: { steps: NextStep[] }) {
  const next = steps.find((step) => !step.isDone);
  return (
    <Panel
      title="Get to your first message"
      subtitle={`${steps.filter((step) => step.isDone).length} of ${steps.length} done`}
    >
      <Stack as="ol" gap="1" listStyleType="none">
        {steps.map((step, i) => (
          <Step key={step.to} step={step} number={i + 1} isNext={step === next} />
        ))}
      </Stack>
    </Panel>
  );
}

function Step({ step, number, isNext }: { step: NextStep; number: number; isNext: boolean }) {
  return (
    <Stack
      as="li"
      direction="row"
      align="center"
      gap="3"
      py="2"
      px="3"
      mx="-3"
      borderRadius="l2"
      bg={isNext ? 'accent.subtle' : undefined}
    >
      <Center
        boxSize="6"
        flexShrink={0}
        borderRadius="full"
        borderWidth="1px"
        borderColor={step.isDone ? 'green.solid' : 'border.emphasized'}
        bg={step.isDone ? 'green.solid' : undefined}
        color={step.isDone ? 'green.contrast' : 'fg.muted'}
        textStyle="xs"
        fontWeight="600"
      >
        {step.isDone ? <Check size={14} aria-label="Done" /> : number}
      </Center>
      <Box flex="1" minW="0">
        <Text fontWeight="500" color={step.isDone ? 'fg.muted' : 'fg'}>
          {step.title}
        </Text>
        {isNext && <Text color="fg.muted">{step.why}</Text>}
      </Box>
      {!step.isDone && (
        <LinkButton
          size="xs"
          asChild
          flexShrink={0}
          {...(isNext ? { colorPalette: 'accent' } : { variant: 'outline' })}
        >
          <Link to={step.to}>{step.action}</Link>
        </LinkButton>
      )}
    </Stack>
  );
}
