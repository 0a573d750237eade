import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { handSteps, type HandStep } from './hand-steps.data.ts';

/** The shortcut to build in the Shortcuts app; a few minutes, once. */
export function BuildByHand() {
  return (
    <>
      <Text color="fg.muted" mb="4">
        On your iPhone, in a few minutes:
      </Text>
      <Stack as="ol" gap="3" ps="5" listStyleType="decimal">
        {handSteps(location.origin).map((step) => (
          <Step key={step.text} step={step} />
        ))}
      </Stack>
    </>
  );
}

function Step({ step: { text, fields } }: { step: HandStep }) {
  return (
    <li>
      {text.split('`').map((part, i) => (i % 2 ? <Word key={i}>{part}</Word> : part))}
      {fields && (
        <Box as="dl" mt="2" borderWidth="1px" borderRadius="l2" bg="bg.subtle" px="3" py="1">
          {fields.map(({ name, value }) => (
            <Box key={name} display="flex" flexWrap="wrap" columnGap="3" py="1" textStyle="xs">
              <chakra.dt color="fg.muted" minW="9rem">
                {name}
              </chakra.dt>
              <chakra.dd fontWeight="500" overflowWrap="anywhere" userSelect="all">
                {value}
              </chakra.dd>
            </Box>
          ))}
        </Box>
      )}
    </li>
  );
}

/** What stands on the phone's screen. */
const Word = chakra('b', { base: { fontWeight: '600' } });
