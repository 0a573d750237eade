import { chakra, Stack, Text } from '@chakra-ui/react';
import { Note } from '../../components/note.tsx';

const STEPS = [
  'Open your Google account settings',
  'Go to Security',
  'Enable 2-step verification, if it is off',
  'Open App passwords',
  'Generate one for Mail',
  'Copy it into the field above',
];

/** How to get an app password. */
export function AppPasswordHelp() {
  return (
    <Note title="Gmail App Password Required">
      <Stack gap="2">
        <Text>Google gives each app a password of its own, so your real one stays with you.</Text>
        <Stack as="ol" gap="1" ps="5" listStyleType="decimal">
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Stack>
        <chakra.a
          href="https://myaccount.google.com/apppasswords"
          target="_blank"
          rel="noopener"
          color="fg"
          fontWeight="500"
          textDecoration="underline"
          textUnderlineOffset="3px"
          w="fit-content"
        >
          Open App passwords at Google
        </chakra.a>
      </Stack>
    </Note>
  );
}
