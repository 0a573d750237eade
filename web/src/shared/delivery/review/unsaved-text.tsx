import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { CopyIcon } from '../../../components/copy-icon.tsx';
import { notify } from '../../../components/toaster.tsx';
import { useCopy } from '../../../lib/use-copy.ts';
import type { EditedMessage } from '@vibes/core/delivery/edited-message';

const COPIED_MS = 2000;

/** What the person typed and could not be saved, to be copied. */
export function UnsavedText({ subject, text }: EditedMessage) {
  const { isCopied, copy } = useCopy(COPIED_MS);
  const whole = `${subject}\n\n${text}`;

  async function copyText() {
    if (await copy(whole)) return;
    notify.error({ title: 'Failed to copy', description: 'Select the text and copy it by hand.' });
  }

  return (
    <Stack gap="2">
      <Flex justify="space-between" align="center" gap="3">
        <Text fontWeight="600">Your text</Text>
        <Button size="xs" variant="outline" minW="5.5rem" onClick={() => void copyText()}>
          <CopyIcon isCopied={isCopied} />
          <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
        </Button>
      </Flex>
      <chakra.div
        dir="auto"
        bg="bg.subtle"
        borderWidth="1px"
        borderRadius="l2"
        p="3"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {whole}
      </chakra.div>
    </Stack>
  );
}
