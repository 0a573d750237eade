import { Skeleton, Stack, Tabs, Text } from '@chakra-ui/react';
import { subscriptionPlace, userPlace } from '@vibes/core/firestore/places';
import { isInForce } from '@vibes/core/plan/is-in-force';
import type { Subscription } from '@vibes/core/plan/subscription';
import { isStillCollected } from '@vibes/core/plan/subscription-status';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Late } from '../../components/late.tsx';
import { Loaded } from '../../components/loaded.tsx';
import type { Notice } from '../../components/notice.ts';
import { FORM_WIDTH, Page } from '../../components/page.tsx';
import { TextLink } from '../../components/text-link.ts';
import { notify } from '../../components/toaster.tsx';
import { useNow } from '../../components/use-now.ts';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { dataOf, type Loadable } from '../../lib/loadable.ts';
import { arrivalIn, type PaymentArrival } from '../../lib/payment-arrival.ts';
import { routes } from '../../lib/routes.ts';
import { refreshUser } from '../../lib/session.ts';
import { ChoosePlan } from './choose-plan.tsx';
import { PaymentWelcome } from './payment-welcome.tsx';
import { ProfileCard } from './profile-card.tsx';
import { firstTab, PROFILE_TABS, tabIn, type ProfileTab } from './profile-tab.ts';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { NOT_LOGGED_IN, userFault } from './user-fault.ts';

const SUBSCRIPTION_FAULT = {
  title: 'Failed to load subscription',
  description: 'There was an error loading your subscription details',
};

/** The subscription, if there is one; the plans, unless a subscription is in force or its bill is open. */
function PlansAndBilling(props: {
  subscription: Loadable<Subscription | null>;
  arrival: PaymentArrival | null;
}) {
  const now = useNow();
  return (
    <Loaded
      of={props.subscription}
      fault="Failed to load subscription"
      skeleton={<Skeleton h="10rem" borderRadius="l3" />}
    >
      {(found) => (
        <Stack gap="8">
          {found && <SubscriptionCard subscription={found} />}
          {(!found || isOver(found, now)) && <ChoosePlan arrival={props.arrival} />}
          <Text color="fg.muted">
            See every credit you got and spent in your{' '}
            <TextLink to={routes.credits}>credit statement</TextLink>.
          </Text>
        </Stack>
      )}
    </Loaded>
  );
}

/** True when another plan can be bought: until then the server refuses it. */
const isOver = (subscription: Subscription, now: Date) =>
  !isInForce(subscription, now) && !isStillCollected(subscription.status);

/** The person's profile and their plan. */
export function ProfilePage() {
  useFreshUser();
  const subscription = useLiveDocument(subscriptionPlace.at(useUid()));
  const arrival = usePaymentArrival();
  useFaultToast(subscription, SUBSCRIPTION_FAULT);
  const { tab, open } = useProfileTab(subscription);
  return (
    <Page title="Profile">
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

const PROFILE_FAULT = { title: 'Error', description: 'Failed to fetch profile data' };

/** The person's own document. An account without one yet is not a fault. */
function ProfileInformation() {
  const account = useLiveDocument(userPlace.at(useUid()));
  useFaultToast(account, PROFILE_FAULT);
  return (
    <Loaded
      of={account}
      fault={PROFILE_FAULT.description}
      skeleton={<Skeleton h="17rem" maxW={FORM_WIDTH} borderRadius="l3" />}
    >
      {(found) => <ProfileCard account={found} />}
    </Loaded>
  );
}

/** Refreshes the user from the sign-in service, and shows when that fails. */
function useFreshUser() {
  useEffect(() => {
    refreshUser()
      .then((isSignedIn) => {
        if (!isSignedIn) notify.error(NOT_LOGGED_IN);
      })
      .catch((error: unknown) => notify.error(userFault(error)));
  }, []);
}

/**
 * How the person came back from the payment provider, for as long as the page is open; otherwise
 * null. The address changes to the plans' tab at once, so that a reload or a bookmark does not show
 * it again.
 */
function usePaymentArrival(): PaymentArrival | null {
  const [search, setSearch] = useSearchParams();
  const [arrival] = useState(() => arrivalIn(search));
  const hasArrival = arrivalIn(search) !== null;
  useEffect(() => {
    if (hasArrival) setSearch({ tab: 'plans' }, { replace: true, preventScrollReset: true });
  }, [hasArrival, setSearch]);
  return arrival;
}

/** Shows a toast each time a read fails. `notice` must be the same object in each render. */
function useFaultToast({ status }: Loadable<unknown>, notice: Notice) {
  useEffect(() => {
    if (status === 'error') notify.error(notice);
  }, [status, notice]);
}

/**
 * The open tab, kept in the address; null until it is known. A plan that arrives while it is open
 * changes no tab; the next way to the profile opens by it.
 */
function useProfileTab(subscription: Loadable<Subscription | null>) {
  const now = useNow();
  const { key } = useLocation();
  const [search, setSearch] = useSearchParams();
  const [first, setFirst] = useState<{ key: string; tab: ProfileTab } | null>(null);
  if (first?.key !== key && subscription.status !== 'loading')
    setFirst({ key, tab: firstTab(dataOf(subscription), now) });
  return {
    tab: tabIn(search) ?? first?.tab ?? null,
    open: (tab: ProfileTab) => setSearch({ tab }, { replace: true, preventScrollReset: true }),
  };
}
