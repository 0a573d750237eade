import { Box, SimpleGrid, Skeleton, Stack, Tabs, Text } from '@chakra-ui/react';
import { dayOf } from '@vibes/core/account/time-zone';
import { usageCreditsPlace } from '@vibes/core/firestore/places';
import { DocumentTitle } from '../../components/document-title.ts';
import { Loaded } from '../../components/loaded.tsx';
import { Panel } from '../../components/panel.tsx';
import { useIsPhone } from '../../components/use-is-narrow.ts';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import type { Loadable } from '../../lib/loadable.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { CreditsCard } from './credits-card.tsx';
import { Figure } from './figure.tsx';
import { GettingStarted } from './getting-started.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { sentNote, sentToday } from './sent-today.ts';
import { ShareCard } from './share-card.tsx';
import { Statistics } from './statistics.tsx';
import { Today } from './today/today.tsx';
import { useDays, type Days } from './use-days.ts';

/** The last known figures of an earlier day say nothing of today. */
function useToday(): Loadable<Days> {
  const days = useDays();
  const time_zone = useTimeZone({ orLastKnown: true });
  if (days.status !== 'data' || !days.as_of) return days;
  return dayOf(days.as_of, time_zone) === days.data.today ? days : { status: 'loading' };
}

/** Emails sent and DMs recorded as sent today, by the account's time zone. */
function SentTodayCard() {
  return (
    <Panel title="Messages Sent Today" subtitle="Emails and DMs">
      <Loaded
        of={useToday()}
        fault="We couldn’t count today’s messages."
        skeleton={<Skeleton h="9" w="16" mb="7" />}
      >
        {({ today, counted }) => {
          const sent = sentToday(counted, today);
          const note = <span data-kept="sent-note">{sentNote(sent)}</span>;
          return <Figure kept="sent" value={sent ? sent.emails + sent.dms : null} note={note} />;
        }}
      </Loaded>
    </Panel>
  );
}

/**
 * The start page: the day's work first, then the box to capture, today's figures, and what happened
 * lately. On a phone, where creators are met, the box comes first (`fill-in.js` does the same).
 */
export function OverviewPage() {
  const credits = useLiveDocument(usageCreditsPlace.at(useUid()), { orLastKnown: true });
  const days = useDays();
  const parts = [
    <Today key="today" reads={[credits, days]} />,
    // Keyed: what is typed in it stays as a tablet is turned.
    <GettingStarted key="begin" />,
  ];
  return (
    <Box maxW="80rem" mx="auto" w="full">
      <DocumentTitle>Dashboard · Vibes Outreach</DocumentTitle>
      <Stack gap="4">
        {useIsPhone() ? parts.toReversed() : parts}
        <Text color="fg.muted" mt="2">
          Welcome to Vibes Outreach! Manage your TikTok creator outreach campaigns.
        </Text>
        <SimpleGrid columns={{ base: 1, md: 2, lg: 3 }} gap="4">
          <SentTodayCard />
          <CreditsCard />
          <ShareCard />
        </SimpleGrid>
        <OverviewTabs />
      </Stack>
    </Box>
  );
}

/** Overview and Recent Activity. */
function OverviewTabs() {
  return (
    <Tabs.Root defaultValue="overview" lazyMount>
      <Tabs.List colorPalette="accent">
        <Tabs.Trigger value="overview">Overview</Tabs.Trigger>
        <Tabs.Trigger value="activity">Recent Activity</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="overview">
        <Statistics />
      </Tabs.Content>
      <Tabs.Content value="activity">
        <RecentActivity />
      </Tabs.Content>
    </Tabs.Root>
  );
}
