import { Button, Text } from '@chakra-ui/react';
import { CodeSample } from '../../components/code-sample.tsx';
import { CopyIcon } from '../../components/copy-icon.tsx';
import { Panel } from '../../components/panel.tsx';
import { notify } from '../../components/toaster.tsx';
import { useCopy } from '../../lib/use-copy.ts';
import { WEBHOOK_SAMPLE } from './webhook-sample.ts';

const COPIED_MS = 2000;

/** A request as the webhook gets it, to build and test the receiving system with. */
export function WebhookRequest() {
  const { isCopied, copy } = useCopy(COPIED_MS);

  async function copySample() {
    if (await copy(WEBHOOK_SAMPLE)) return;
    notify.error({
      title: 'Failed to copy',
      description: 'Select the sample and copy it by hand.',
    });
  }

  return (
    <Panel
      title="Sample POST request"
      subtitle="One request for each email, with this JSON as its body."
      aside={
        <Button size="xs" variant="outline" minW="5.5rem" onClick={() => void copySample()}>
          <CopyIcon isCopied={isCopied} />
          <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
        </Button>
      }
    >
      <CodeSample label="Sample POST request" code={WEBHOOK_SAMPLE} />
      <Text color="fg.muted" mt="3">
        Your webhook should return 200 OK.
      </Text>
    </Panel>
  );
}
