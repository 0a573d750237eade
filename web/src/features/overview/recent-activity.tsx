import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { dayOf } from '@vibes/core/account/time-zone';
import { useState } from 'react';
import { Loaded } from '../../components/loaded.tsx';
import { Panel } from '../../components/panel.tsx';
import { SkeletonLines } from '../../components/skeleton-lines.tsx';
import { useNow } from '../../components/use-now.ts';
import { ActivityLine } from './activity-line.tsx';
import { feedDays } from './feed-days.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { useFeed, type Feed } from './use-feed.ts';

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
