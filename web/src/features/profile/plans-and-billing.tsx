import { Skeleton, Stack } from '@chakra-ui/react';
import { isInForce } from '@vibes/core/plan/is-in-force';
import type { Subscription } from '@vibes/core/plan/subscription';
import { Loaded } from '../../components/loaded.tsx';
import type { Loadable } from '../../lib/loadable.ts';
import { ChoosePlan } from './choose-plan.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

/** The subscription, if there is one; the plans, unless it is in force. */
export function PlansAndBilling({ subscription }: { subscription: Loadable<Subscription | null> }) {
  return (
    <Loaded
      of={subscription}
      fault="Failed to load subscription"
      skeleton={<Skeleton h="10rem" borderRadius="l3" />}
    >
      {(found) => (
        <Stack gap="8">
          {found && <SubscriptionCard subscription={found} />}
          {!(found && isInForce(found, new Date())) && <ChoosePlan />}
        </Stack>
      )}
    </Loaded>
  );
}
