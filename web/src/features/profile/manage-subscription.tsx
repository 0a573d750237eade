import { Button, Stack, Text } from '@chakra-ui/react';
import { notify } from '../../components/toaster.tsx';
import { call } from '../../lib/callables.ts';
import { CallError } from '../../lib/call-error.ts';
import { isSessionFault } from './is-session-fault.ts';
import { returnAddresses } from './payment-arrival.ts';
import { useIsPaymentOpen } from './use-is-payment-open.ts';
import { useWayOut } from './use-way-out.ts';

const FAULT = 'Please try again later';
const askForPortal = () =>
  call('stripeCustomerPortal', { returnUrl: returnAddresses.managed() }, FAULT);

function tell(error: unknown) {
  if (isSessionFault(error))
    notify.error({
      title: 'Not logged in',
      description: 'Please log in to manage your subscription',
    });
  else
    notify.error({
      title: 'Failed to access subscription management',
      // A refusal with a reason will not pass by trying again: its sentence says what helps.
      description: error instanceof CallError && error.reason ? error.message : FAULT,
    });
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
