import { Tabs } from '@chakra-ui/react';
import { RecentActivity } from './recent-activity.tsx';
import { Statistics } from './statistics.tsx';

/** Overview and Recent Activity. */
export function OverviewTabs() {
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
