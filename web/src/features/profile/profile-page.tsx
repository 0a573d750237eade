import { Skeleton, Stack, Tabs } from '@chakra-ui/react';
import { paths } from '@vibes/core/firestore/paths';
import type { Subscription } from '@vibes/core/plan/subscription';
import { Late } from '../../components/late.tsx';
import { Page } from '../../components/page.tsx';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { PaymentWelcome } from './payment-welcome.tsx';
import { PlansAndBilling } from './plans-and-billing.tsx';
import { ProfileInformation } from './profile-information.tsx';
import { PROFILE_TABS } from './profile-tab.ts';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { useFaultToast } from './use-fault-toast.ts';
import { useFreshUser } from './use-fresh-user.ts';
import { usePaymentArrival } from './use-payment-arrival.ts';
import { useProfileTab } from './use-profile-tab.ts';

const SUBSCRIPTION_FAULT = {
  title: 'Failed to load subscription',
  description: 'There was an error loading your subscription details',
};

/** Who the person is, and what they pay. */
export function ProfilePage() {
  useFreshUser();
  const subscription = useLiveDocument<Subscription>(paths.subscription(useUid()));
  const arrival = usePaymentArrival();
  useFaultToast(subscription, SUBSCRIPTION_FAULT);
  const { tab, open } = useProfileTab(subscription);
  return (
    <Page title="Profile" maxW="60rem">
      <PaymentWelcome arrival={arrival} subscription={subscription} />
      {tab === null ? (
        <Loading />
      ) : (
        <Tabs.Root
          value={tab}
          onValueChange={({ value }) => open(value === 'plans' ? 'plans' : 'profile')}
        >
          <Tabs.List colorPalette="accent">
            <Tabs.Trigger value="profile">{PROFILE_TABS.profile}</Tabs.Trigger>
            <Tabs.Trigger value="plans">{PROFILE_TABS.plans}</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="profile" pt="5">
            <ProfileInformation />
            <SignOutEverywhere />
          </Tabs.Content>
          <Tabs.Content value="plans" pt="5">
            <PlansAndBilling subscription={subscription} arrival={arrival} />
          </Tabs.Content>
        </Tabs.Root>
      )}
    </Page>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading">
      <Late>
        <Stack gap="5">
          <Skeleton h="10" />
          <Skeleton h="20rem" borderRadius="l3" />
        </Stack>
      </Late>
    </div>
  );
}
