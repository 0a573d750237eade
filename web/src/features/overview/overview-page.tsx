import { SimpleGrid, Stack, Tabs } from '@chakra-ui/react';
import { usageCreditsPlace } from '@vibes/core/firestore/places';
import { AsOf } from '../../components/as-of.tsx';
import { Page } from '../../components/page.tsx';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { FollowUpsWait } from '../../shared/replies/follow-ups-wait.tsx';
import { CreditsCard } from './credits-card.tsx';
import { GettingStarted } from './getting-started.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { SentTodayCard } from './sent-today-card.tsx';
import { ShareCard } from './share-card.tsx';
import { Statistics } from './statistics.tsx';
import { useDays } from './use-days.ts';

/** The start page: what to do next, today's figures, what happened lately. */
export function OverviewPage() {
  const credits = useLiveDocument(usageCreditsPlace.at(useUid()), { orLastKnown: true });
  const days = useDays();
  return (
    <Page
      title="Dashboard"
      description="Welcome to Vibes Outreach! Manage your TikTok creator outreach campaigns."
      aside={<AsOf of={[credits, days]} />}
    >
      <FollowUpsWait />
      <Stack gap={{ base: '4', md: '6' }}>
        <GettingStarted />
        <SimpleGrid columns={{ base: 1, md: 2, lg: 3 }} gap="4">
          <SentTodayCard />
          <CreditsCard />
          <ShareCard />
        </SimpleGrid>
        <OverviewTabs />
      </Stack>
    </Page>
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
