import { chakra, Flex } from '@chakra-ui/react';
import type { ChannelStatus } from '@vibes/core/channel/channel-status';
import { format } from 'date-fns/format';
import {
  Circle,
  CircleCheck,
  CirclePause,
  CircleStop,
  Unplug,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { useNow } from '../../components/use-now.ts';
import { badgeWords } from './health-words.ts';
import { healthTime, type Health } from './health.ts';

const LOOKS: Record<Health, { Mark: LucideIcon; color: string }> = {
  not_connected: { Mark: Unplug, color: 'fg.muted' },
  not_checked: { Mark: Circle, color: 'fg.muted' },
  working: { Mark: CircleCheck, color: 'fg.success' },
  failing: { Mark: TriangleAlert, color: 'fg.error' },
  paused: { Mark: CirclePause, color: 'status.silent' },
  stopped: { Mark: CircleStop, color: 'fg.error' },
};

/** The health of a channel, with an icon of its own: it can be recognized without color. */
export function HealthBadge({ health, status }: { health: Health; status: ChannelStatus }) {
  const now = useNow();
  const { Mark, color } = LOOKS[health];
  const at = healthTime(health, status);
  return (
    <Flex as="p" gap="2" color={color} fontWeight="500" data-health={health}>
      <chakra.span flexShrink={0} pt="0.5">
        <Mark size={16} aria-hidden="true" />
      </chakra.span>
      <chakra.span title={at ? format(at, 'PPPP, p') : undefined}>
        {badgeWords(health, at, now)}
      </chakra.span>
    </Flex>
  );
}
