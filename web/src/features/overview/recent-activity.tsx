import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { Activity } from '@vibes/core/activity/activity';
import { paths } from '@vibes/core/firestore/paths';
import { limit, orderBy } from 'firebase/firestore';
import { CircleAlert, CircleHelp, MessageCircle, Send, Tag, UserPlus } from 'lucide-react';
import { Loaded } from '../../components/loaded.tsx';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { SkeletonLines } from '../../components/skeleton-lines.tsx';
import { useLiveQuery, useUid } from '../../lib/live.ts';
import { activitySentence } from './activity-sentence.ts';

const SHOWN = 20;
const MARKS = {
  captured: { Icon: UserPlus, color: 'fg.muted' },
  email_sent: { Icon: Send, color: 'fg.success' },
  email_failed: { Icon: CircleAlert, color: 'fg.error' },
  email_uncertain: { Icon: CircleHelp, color: 'status.silent' },
  dm_sent: { Icon: MessageCircle, color: 'fg.success' },
  status_changed: { Icon: Tag, color: 'fg.muted' },
} as const;

/** The newest events of the account, live. */
export function RecentActivity() {
  const feed = useLiveQuery<Activity>(paths.activities(useUid()), 'newest', () => [
    orderBy('at', 'desc'),
    limit(SHOWN),
  ]);
  return (
    <Panel>
      <Loaded
        of={feed}
        fault="Recent activity could not be loaded."
        skeleton={<SkeletonLines widths={[60, 45, 70]} />}
      >
        {(events) =>
          events.length === 0 ? (
            <Text color="fg.muted" textAlign="center" py="8">
              Recent activity will be displayed here
            </Text>
          ) : (
            <Stack as="ul" gap="0" listStyleType="none">
              {events.map((event) => (
                <Event key={event.id} event={event} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Event({ event }: { event: Activity }) {
  const { Icon, color } = MARKS[event.kind];
  return (
    <Flex
      as="li"
      gap="3"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      <Box color={color} pt="0.5" flexShrink={0}>
        <Icon size={16} aria-hidden="true" />
      </Box>
      <Box flex="1" minW="0">
        <Text>{activitySentence(event)}</Text>
        {event.detail && (
          <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            {event.detail}
          </Text>
        )}
      </Box>
      <Text as="span" textStyle="xs" color="fg.muted" whiteSpace="nowrap" pt="0.5">
        <Moment at={event.at} isShort />
      </Text>
    </Flex>
  );
}
