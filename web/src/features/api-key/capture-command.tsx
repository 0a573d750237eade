import { Box, Button, chakra } from '@chakra-ui/react';
import { maskApiKey } from '@vibes/core/account/api-key';
import { CopyIcon } from '../../components/copy-icon.tsx';
import { Panel } from '../../components/panel.tsx';
import { notify } from '../../components/toaster.tsx';
import { useCopy } from '../../components/use-copy.ts';
import { captureCommand } from './capture-command.data.ts';

const COPIED_MS = 3000;

/** The capture as a command for the terminal: shown masked, copied whole. */
export function CaptureCommand({ apiKey }: { apiKey: string }) {
  const { isCopied, copy } = useCopy(COPIED_MS);

  async function copyCommand() {
    if (await copy(captureCommand(location.origin, apiKey)))
      notify.success({ title: 'Command copied', description: 'It holds your API key.' });
    else
      notify.error({
        title: 'Failed to copy',
        description: 'Could not copy the command to clipboard',
      });
  }

  return (
    <Panel
      title="Try it without a phone"
      subtitle="Put a creator's link in the last line and paste this into a terminal."
      aside={
        <Button size="xs" variant="outline" flexShrink={0} onClick={() => void copyCommand()}>
          <CopyIcon isCopied={isCopied} />
          Copy command
        </Button>
      }
    >
      <Box
        as="pre"
        tabIndex={0}
        role="region"
        aria-label="Capture command"
        overflowX="auto"
        bg="bg.subtle"
        borderWidth="1px"
        borderRadius="l2"
        p="3"
        textStyle="xs"
        lineHeight="1.7"
        fontFamily="mono"
      >
        <chakra.code>{captureCommand(location.origin, maskApiKey(apiKey))}</chakra.code>
      </Box>
    </Panel>
  );
}
