import { chakra, Stack } from '@chakra-ui/react';

/** Where the key goes in a shortcut that is on the phone already. */
export function ReplaceSteps() {
  return (
    <Stack as="ol" gap="2" ps="5" listStyleType="decimal">
      <li>Open the Shortcuts app on your iPhone.</li>
      <li>Find the shortcut Vibes Outreach.</li>
      <li>Tap the three dots on it to edit it.</li>
      <li>
        Replace the text field named{' '}
        <chakra.code fontFamily="mono" bg="bg.subtle" px="1" borderRadius="l1">
          api_key
        </chakra.code>{' '}
        with your API key.
      </li>
      <li>Tap Done.</li>
    </Stack>
  );
}
