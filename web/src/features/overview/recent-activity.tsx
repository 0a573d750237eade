import { Box, Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { dayOf } from '@vibes/core/account/time-zone';
import type { Activity } from '@vibes/core/activity/activity';
import {
  AtSign,
  BellOff,
  CircleAlert,
  CircleHelp,
  MessageCircle,
  NotebookPen,
  Reply,
  Send,
  Tag,
  UserPlus,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Loaded } from '../../components/loaded.tsx';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { SkeletonLines } from '../../components/skeleton-lines.tsx';
import { useNow } from '../../components/use-now.ts';
import { routes } from '../../lib/routes.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { CreatorFace } from '../../shared/creator/creator-face.tsx';
import { feedDays } from './feed-days.ts';
import { useFeed, type Feed, type FeedLine } from './use-feed.ts';
import { ROW_ARRIVES } from '../../theme/motion.ts';

/** The newest events of the account, live. */
export function RecentActivity() {
  const { feed, showMore } = useFeed();
  return (
    <Panel>
      <Loaded
        of={feed}
        fault="We couldn’t load recent activity."
        skeleton={<SkeletonLines widths={[60, 45, 70]} />}
      >
        {(read) =>
          read.lines.length === 0 ? (
            <Stack align="center" textAlign="center" gap="1" py="8">
              <Text fontWeight="500">Recent activity will be displayed here</Text>
              <Text color="fg.muted">Each creator you save and each message that goes out.</Text>
            </Stack>
          ) : (
            <Lines feed={read} onMore={showMore} />
          )
        }
      </Loaded>
    </Panel>
  );
}

/** The words of a feed line before and after the creator's name. */
const ACTIVITY_WORDS: Record<Activity['kind'], { before: string; after: string }> = {
  captured: { before: 'Saved ', after: '' },
  email_sent: { before: 'Email sent to ', after: '' },
  email_failed: { before: 'Email to ', after: ' failed' },
  email_uncertain: { before: 'Email to ', after: ': not sure it went out' },
  email_chosen: { before: 'Chose the address of ', after: '' },
  copy_failed: { before: 'Copy of ', after: ' to your CRM failed' },
  opted_out: { before: '', after: ' unsubscribed' },
  dm_sent: { before: 'DM sent to ', after: '' },
  replied: { before: '', after: ' replied' },
  email_bounced: { before: 'Email to ', after: ' bounced' },
  status_changed: { before: 'Status of ', after: ' changed' },
  notes_changed: { before: 'Notes on ', after: ' changed' },
};

const MARKS = {
  captured: { Icon: UserPlus, color: 'fg.muted' },
  email_sent: { Icon: Send, color: 'fg.success' },
  email_failed: { Icon: CircleAlert, color: 'fg.error' },
  email_uncertain: { Icon: CircleHelp, color: 'status.silent' },
  email_chosen: { Icon: AtSign, color: 'fg.muted' },
  copy_failed: { Icon: CircleAlert, color: 'fg.error' },
  opted_out: { Icon: BellOff, color: 'fg.muted' },
  dm_sent: { Icon: MessageCircle, color: 'fg.success' },
  replied: { Icon: Reply, color: 'fg.success' },
  email_bounced: { Icon: CircleAlert, color: 'fg.error' },
  status_changed: { Icon: Tag, color: 'fg.muted' },
  notes_changed: { Icon: NotebookPen, color: 'fg.muted' },
} as const;

const CreatorLink = chakra(Link, {
  base: {
    fontWeight: '500',
    borderRadius: 'l1',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
  },
});

/** One event: who and what, with a link to the creator. */
function ActivityLine({ line, isFresh }: { line: FeedLine; isFresh: boolean }) {
  const { Icon, color } = MARKS[line.kind];
  const { before, after } = ACTIVITY_WORDS[line.kind];
  const creator = new URLSearchParams({ creator: line.creator_id });
  return (
    <Flex
      as="li"
      gap="3"
      py="2"
      px="2"
      mx="-2"
      borderRadius="l2"
      animation={isFresh ? ROW_ARRIVES : undefined}
    >
      <Box color={color} pt="1" flexShrink={0}>
        <Icon size={16} aria-hidden="true" />
      </Box>
      <CreatorFace creator={{ id: line.creator_id, name: line.creator_name }} size={24} />
      <Box flex="1" minW="0">
        <Text overflowWrap="anywhere">
          {before}
          <CreatorLink to={`${routes.crm}?${creator.toString()}`}>
            <bdi>{line.creator_name}</bdi>
          </CreatorLink>
          {after}
        </Text>
        {line.detail && (
          <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere" lineClamp="2">
            {line.detail}
          </Text>
        )}
      </Box>
      <Text as="span" textStyle="xs" color="fg.muted" whiteSpace="nowrap" pt="0.5">
        <Moment at={line.at} isShort />
      </Text>
    </Flex>
  );
}

function Lines({ feed, onMore }: { feed: Feed; onMore: () => void }) {
  const time_zone = useTimeZone({ orLastKnown: true });
  const today = dayOf(useNow(), time_zone);
  // What came after the feed was opened is marked for a moment.
  const [openedWith] = useState(() => feed.lines[0]?.at.getTime() ?? 0);
  return (
    <Stack gap="5">
      {feedDays(feed.lines, { time_zone, today }).map(({ day, heading, lines }) => (
        <Box key={day} as="section" aria-label={heading}>
          <Heading
            as="h2"
            textStyle="xs"
            fontWeight="600"
            fontFamily="body"
            color="fg.muted"
            mb="1"
          >
            {heading}
          </Heading>
          <Stack as="ul" gap="0" listStyleType="none">
            {lines.map((line) => (
              <ActivityLine key={line.id} line={line} isFresh={line.at.getTime() > openedWith} />
            ))}
          </Stack>
        </Box>
      ))}
      {feed.hasMore && (
        <Button
          size="sm"
          variant="outline"
          alignSelf="center"
          disabled={feed.isWidening}
          onClick={onMore}
        >
          Show more
        </Button>
      )}
    </Stack>
  );
}
