import { Button } from '@chakra-ui/react';
import { maskApiKey } from '@vibes/core/account/api-key';
import { CodeSample } from '../../components/code-sample.tsx';
import { CopyIcon } from '../../components/copy-icon.tsx';
import { Panel } from '../../components/panel.tsx';
import { notify } from '../../components/toaster.tsx';
import { useCopy } from '../../lib/use-copy.ts';
import { captureCommand } from './capture-command.data.ts';

const COPIED_MS = 3000;

/** The capture as a command for the terminal: shown masked, copied in full. */
export function CaptureCommand({ apiKey }: { apiKey: string }) {
  const { isCopied, copy } = useCopy(COPIED_MS);

  async function copyCommand() {
    if (await copy(captureCommand(location.origin, apiKey)))
      notify.success({ title: 'Command copied', description: 'It contains your API key.' });
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
      <CodeSample
        label="Capture command"
        code={captureCommand(location.origin, maskApiKey(apiKey))}
      />
    </Panel>
  );
}
