import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Info } from 'lucide-react';

const STEPS = [
  'Open your Google account settings',
  'Go to Security',
  'Enable 2-step verification, if it is off',
  'Open App passwords',
  'Generate one for Mail',
  'Copy it into the field above',
];

/** How to come by an app password. */
export function AppPasswordHelp() {
  return (
    <Flex gap="3" p={{ base: '4', md: '5' }} bg="bg.subtle" borderWidth="1px" borderRadius="l3">
      <Box pt="0.5" color="fg.muted" flexShrink={0}>
        <Info size={18} aria-hidden="true" />
      </Box>
      <Stack gap="2">
        <Heading as="h2" textStyle="sm" fontWeight="600">
          Gmail App Password Required
        </Heading>
        <Text color="fg.muted">
          Google gives each app a password of its own, so your real one stays with you.
        </Text>
        <Stack as="ol" gap="1" ps="5" listStyleType="decimal" color="fg.muted">
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Stack>
        <chakra.a
          href="https://myaccount.google.com/apppasswords"
          target="_blank"
          rel="noopener"
          color="accent.fg"
          fontWeight="500"
          textDecoration="underline"
          textUnderlineOffset="3px"
          w="fit-content"
        >
          Open App passwords at Google
        </chakra.a>
      </Stack>
    </Flex>
  );
}
