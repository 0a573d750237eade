import { Box } from '@chakra-ui/react';
import type { Channel } from '@vibes/core/channel/channel';
import type { ChannelStatus } from '@vibes/core/channel/channel-status';
import { useNow } from '../../components/use-now.ts';
import { ChannelFault } from './channel-fault.tsx';
import { HealthBadge } from './health-badge.tsx';
import { noticeTitle } from './health-words.ts';
import { healthOf } from './health.ts';

/** The health of a channel, on its card; nothing where the notice at the top of the page says it. */
export function ChannelHealth(props: {
  channel: Channel;
  status: ChannelStatus;
  isConnected: boolean;
  isActive: boolean;
}) {
  const health = healthOf({ ...props, now: useNow() });
  if (props.isActive && noticeTitle(props.channel, health)) return null;
  return (
    <Box mb="5">
      <HealthBadge health={health} status={props.status} />
      <Box ps="6">
        <ChannelFault {...props} health={health} />
      </Box>
    </Box>
  );
}
