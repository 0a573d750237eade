import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { CodeSample } from '../../components/code-sample.tsx';
import { CopyIcon } from '../../components/copy-icon.tsx';
import { notify } from '../../components/toaster.tsx';
import { useCopy } from '../../lib/use-copy.ts';
import { readRequest } from './act-on-delivery.data.ts';
import { thingOf } from './delivery-words.ts';
import type { ListedDelivery } from './listed-delivery.ts';
import { requestText } from './request-text.ts';
import { sentenceOf } from '../../lib/call-error.ts';

const COPIED_MS = 2000;

type Reading =
  | { status: 'unread' | 'reading' }
  | { status: 'read'; body: string | null }
  | { status: 'failed'; sentence: string };

/** The request of a webhook delivery, loaded when it is opened. */
export function RequestBody({ delivery }: { delivery: ListedDelivery }) {
  const [reading, setReading] = useState<Reading>({ status: 'unread' });

  async function read() {
    setReading({ status: 'reading' });
    try {
      setReading({ status: 'read', body: await readRequest(delivery.id) });
    } catch (error) {
      const sentence = sentenceOf(error);
      setReading({ status: 'failed', sentence });
    }
  }

  if (reading.status === 'read')
    return reading.body === null ? (
      <Text role="status" color="fg.muted">
        There is no request yet: it is written when it goes out.
      </Text>
    ) : (
      <Body body={reading.body} label={`Request of ${thingOf(delivery)}`} />
    );
  const isReading = reading.status === 'reading';
  return (
    <Stack gap="1" align="flex-start">
      <Button
        size="xs"
        variant="outline"
        aria-disabled={isReading || undefined}
        onClick={() => {
          if (!isReading) void read();
        }}
      >
        {isReading ? 'Loading...' : 'Show request'}
      </Button>
      {reading.status === 'failed' && (
        <Text role="alert" textStyle="xs" color="fg.error">
          {reading.sentence}
        </Text>
      )}
    </Stack>
  );
}

/** Shown in lines; copied unchanged, as it is signed. */
function Body({ body, label }: { body: string; label: string }) {
  const { isCopied, copy } = useCopy(COPIED_MS);

  async function copyBody() {
    if (await copy(body)) return;
    notify.error({
      title: 'Failed to copy',
      description: 'Select the request and copy it by hand.',
    });
  }

  return (
    <Stack gap="2">
      <Flex justify="space-between" align="center" gap="3">
        <Text textStyle="xs" fontWeight="600" color="fg.muted">
          Request
        </Text>
        <Button size="xs" variant="outline" minW="5.5rem" onClick={() => void copyBody()}>
          <CopyIcon isCopied={isCopied} />
          <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
        </Button>
      </Flex>
      <CodeSample label={label} code={requestText(body)} />
    </Stack>
  );
}
