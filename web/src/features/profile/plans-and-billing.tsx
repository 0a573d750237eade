import { Skeleton, Stack, Text } from '@chakra-ui/react';
import { isInForce } from '@vibes/core/plan/is-in-force';
import { isStillCollected } from '@vibes/core/plan/subscription-status';
import type { Subscription } from '@vibes/core/plan/subscription';
import { Loaded } from '../../components/loaded.tsx';
import { TextLink } from '../../components/text-link.ts';
import { useNow } from '../../components/use-now.ts';
import type { Loadable } from '../../lib/loadable.ts';
import { routes } from '../../lib/routes.ts';
import { ChoosePlan } from './choose-plan.tsx';
import type { PaymentArrival } from '../../lib/payment-arrival.ts';
import { SubscriptionCard } from './subscription-card.tsx';

/** The subscription, if there is one; the plans, unless a subscription is in force or its bill is open. */
export function PlansAndBilling(props: {
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
