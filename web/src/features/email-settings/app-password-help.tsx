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

/** How to get an app password; folded away for an account that has one. */
export function AppPasswordHelp({ isDone }: { isDone: boolean }) {
  if (!isDone)
    return (
      <Note title="Gmail App Password Required">
        <Steps />
      </Note>
    );
  return (
    <chakra.details color="fg.muted" px="1">
      <chakra.summary cursor="pointer" w="fit-content">
        How to get a new app password
      </chakra.summary>
      <chakra.div mt="2">
        <Steps />
      </chakra.div>
    </chakra.details>
  );
}

function Steps() {
  return (
    <Stack gap="2">
      <Text>
        An app password lets us send from your Gmail. Your Google password stays with you.
      </Text>
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
  );
}
