import { Tabs, Text } from '@chakra-ui/react';
import { Panel } from '../../components/panel.tsx';
import { RecentActivity } from './recent-activity.tsx';

/** Overview and Recent Activity. */
export function OverviewTabs() {
  return (
    <Tabs.Root defaultValue="overview" lazyMount>
      <Tabs.List colorPalette="accent">
        <Tabs.Trigger value="overview">Overview</Tabs.Trigger>
        <Tabs.Trigger value="activity">Recent Activity</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="overview">
        <Panel>
          <Text color="fg.muted" textAlign="center" py="8">
            Outreach statistics will be displayed here
          </Text>
        </Panel>
      </Tabs.Content>
      <Tabs.Content value="activity">
        <RecentActivity />
      </Tabs.Content>
    </Tabs.Root>
  );
}
