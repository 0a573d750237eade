import { Button, Flex, Text } from '@chakra-ui/react';
import type { EmailMode } from '@vibes/core/account/email-settings';
import { CHANNEL_FACTS, type Channel } from '@vibes/core/channel/channel';
import { useState } from 'react';
import type { ListedDelivery } from '../../shared/delivery/listed-delivery.ts';
import { failedChannels } from './failed-channels.ts';
import { retryFailed, type Retried } from './retry-failed.data.ts';

const number = (count: number) => count.toLocaleString('en-US');

const retriedWords = ({ done, total, queued }: Retried) =>
  `${number(done)} of ${number(total)} tried, ${number(queued)} queued again`;

/** Retries all failed deliveries of a channel at once, where several failed. It stays until it is done. */
export function RetryFailed(props: { deliveries: ListedDelivery[]; mode: EmailMode | null }) {
  const [work, setWork] = useState<({ channel: Channel } & Retried) | null>(null);
  const failed = failedChannels(props.deliveries, props.mode);
  const channels = work && !failed.includes(work.channel) ? [...failed, work.channel] : failed;

  async function retry(channel: Channel) {
    setWork({ channel, done: 0, total: 0, queued: 0 });
    await retryFailed(channel, (retried) => setWork({ channel, ...retried }));
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
        {work && work.done > 0 && retriedWords(work)}
      </Text>
    </Flex>
  );
}
