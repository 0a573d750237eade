import { Button, Stack, Text } from '@chakra-ui/react';
import { notify } from '../../components/toaster.tsx';
import { call } from '../../lib/callables.ts';
import { routes } from '../../lib/routes.ts';
import { isSessionFault } from './is-session-fault.ts';
import { useIsPaymentOpen } from './use-is-payment-open.ts';
import { useWayOut } from './use-way-out.ts';

const FAULT = 'Please try again later';
const askForPortal = () =>
  call('stripeCustomerPortal', { returnUrl: location.origin + routes.profile }, FAULT);

function tell(error: unknown) {
  if (isSessionFault(error))
    notify.error({
      title: 'Not logged in',
      description: 'Please log in to manage your subscription',
    });
  else notify.error({ title: 'Failed to access subscription management', description: FAULT });
}

/** Leads to the payment provider's page, where a card is changed or a plan ended. */
export function ManageSubscription({ isNextStep }: { isNextStep: boolean }) {
  const isPaymentOpen = useIsPaymentOpen();
  const { isLeaving, leave } = useWayOut();
  return (
    <Stack gap="2" align={{ base: 'flex-start', md: 'flex-end' }}>
      <Button
        size="sm"
        {...(isNextStep ? { colorPalette: 'accent' } : { variant: 'outline' })}
        disabled={isLeaving || !isPaymentOpen}
        onClick={() => void leave(askForPortal).catch(tell)}
      >
        Manage Subscription
      </Button>
      {isPaymentOpen === false && (
        <Text textStyle="xs" color="fg.muted">
          Payment is not open here yet.
        </Text>
      )}
    </Stack>
  );
}
