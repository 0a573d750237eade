import { Box } from '@chakra-ui/react';
import type { Channel } from '@vibes/core/channel/channel';
import type { ChannelStatus } from '@vibes/core/channel/channel-status';
import { useRef } from 'react';
import { Note } from '../../components/note.tsx';
import { useNow } from '../../components/use-now.ts';
import { ChannelFault } from './channel-fault.tsx';
import { HealthBadge } from './health-badge.tsx';
import { notConnectedSentence, noticeTitle } from './health-words.ts';
import { healthOf } from './health.ts';

/** Says at the top of a page that the channel in use does not work, before the next send fails. */
export function ChannelNotice(props: {
  channel: Channel;
  status: ChannelStatus;
  isConnected: boolean;
}) {
  const { channel, status } = props;
  const health = healthOf({ ...props, now: useNow() });
  const title = noticeTitle(channel, health);
  const place = useRef<HTMLDivElement>(null);
  // The element stays when the note goes: it takes the focus of the button that went with it.
  return (
    <Box ref={place} tabIndex={-1} outline="none" mb={title ? '5' : undefined}>
      {title && (
        <Note title={title} tone={health === 'not_connected' ? 'info' : 'warning'}>
          {health === 'not_connected' ? (
            notConnectedSentence(channel)
          ) : (
            <>
              <HealthBadge health={health} status={status} />
              <ChannelFault
                channel={channel}
                health={health}
                status={status}
                onResumed={() => place.current?.focus()}
              />
            </>
          )}
        </Note>
      )}
    </Box>
  );
}
