import { Flex, Text } from '@chakra-ui/react';
import type { Channel } from '@vibes/core/channel/channel';
import type { ChannelStatus } from '@vibes/core/channel/channel-status';
import { resumeChannel } from './channel.data.ts';
import { DeliveriesLink } from './deliveries-link.tsx';
import type { Health } from './health.ts';
import { ActButton } from '../../components/act-button.tsx';

const PAUSED = 'It asked us to wait. After that, sending goes on by itself.';

/** Why a channel does not work, and what can be done. Draws nothing for one that works. */
export function ChannelFault(props: {
  channel: Channel;
  health: Health;
  status: ChannelStatus;
  onResumed?: () => void;
}) {
  const { channel, health, status } = props;
  const isDown = health === 'failing' || health === 'stopped';
  if (!isDown && health !== 'paused') return null;
  const hasFailed = health === 'stopped' || (isDown && status.failing_since !== null);

  return (
    <>
      <Text color="fg.muted">{status.last_error?.sentence ?? (isDown ? null : PAUSED)}</Text>
      {hasFailed && (
        <Flex mt="2" gap="4" align="center" wrap="wrap">
          {health === 'stopped' && (
            <ActButton
              size="xs"
              variant="outline"
              bg="bg.panel"
              busy="Resuming..."
              act={() => resumeChannel(channel).then(props.onResumed)}
            >
              Resume
            </ActButton>
          )}
          <DeliveriesLink channel={channel} state="attention">
            See what failed
          </DeliveriesLink>
        </Flex>
      )}
    </>
  );
}
