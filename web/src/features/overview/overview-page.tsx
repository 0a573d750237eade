import { SimpleGrid, Stack } from '@chakra-ui/react';
import { Page } from '../../components/page.tsx';
import { CaptureCard } from './capture-card.tsx';
import { CreditsCard } from './credits-card.tsx';
import { GettingStarted } from './getting-started.tsx';
import { OverviewTabs } from './overview-tabs.tsx';
import { SentTodayCard } from './sent-today-card.tsx';
import { ShareCard } from './share-card.tsx';

/** The start page: what to do next, today's figures, what happened lately. */
export function OverviewPage() {
  return (
    <Page
      title="Dashboard"
      description="Welcome to Vibes Outreach! Manage your TikTok creator outreach campaigns."
    >
      <Stack gap={{ base: '4', md: '6' }}>
        <GettingStarted />
        <CaptureCard />
        <SimpleGrid columns={{ base: 1, lg: 3 }} gap="4">
          <SentTodayCard />
          <CreditsCard />
          <ShareCard />
        </SimpleGrid>
        <OverviewTabs />
      </Stack>
    </Page>
  );
}
