import { Button, Flex, Text } from '@chakra-ui/react';
import type { EmailMode } from '@vibes/core/account/email-settings';
import { CHANNEL_FACTS, type Channel } from '@vibes/core/channel/channel';
import { useState } from 'react';
import type { ListedDelivery } from '../../shared/delivery/listed-delivery.ts';
import { failedChannels } from './failed-channels.ts';
import { retryFailed } from './retry-failed.data.ts';

/** Retries all failed deliveries of a channel at once, where several failed. It stays until it is done. */
export function RetryFailed(props: { deliveries: ListedDelivery[]; mode: EmailMode | null }) {
  const [work, setWork] = useState<{ channel: Channel; queued: number } | null>(null);
  const failed = failedChannels(props.deliveries, props.mode);
  const channels = work && !failed.includes(work.channel) ? [...failed, work.channel] : failed;

  async function retry(channel: Channel) {
    setWork({ channel, queued: 0 });
    await retryFailed(channel, (queued) => setWork({ channel, queued }));
    setWork(null);
  }

  if (channels.length === 0) return null;
  return (
    <Flex gap="2" wrap="wrap" align="center">
      {channels.map((channel) => (
        <Button
          key={channel}
          size="sm"
          variant="outline"
          h="auto"
          minH="9"
          py="1.5"
          whiteSpace="normal"
          textAlign="start"
          flexShrink="1"
          aria-disabled={work !== null || undefined}
          onClick={() => {
            if (!work) void retry(channel);
          }}
        >
          {work?.channel === channel
            ? 'Retrying...'
            : `Retry all failed ${CHANNEL_FACTS[channel].deliveries}`}
        </Button>
      ))}
      <Text role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
        {work && work.queued > 0 && `${work.queued.toLocaleString('en-US')} queued so far`}
      </Text>
    </Flex>
  );
}
