import { Button, Stack, Text } from '@chakra-ui/react';
import { askForPortal, tellNoPortal } from './customer-portal.ts';
import { useIsPaymentOpen } from './use-is-payment-open.ts';
import { useWayOut } from '../../lib/use-way-out.ts';

/** Leads to the payment provider's page, where a card is changed or a plan ended. */
export function ManageSubscription({ isNextStep }: { isNextStep: boolean }) {
  const isPaymentOpen = useIsPaymentOpen();
  const { isLeaving, leave } = useWayOut();
  return (
    <Stack gap="2" align={{ base: 'flex-start', md: 'flex-end' }}>
      <Button
        size="sm"
        {...(isNextStep ? { colorPalette: 'accent' } : { variant: 'outline' })}
        disabled={!isPaymentOpen}
        // Not `disabled` meanwhile: a disabled button would let go of the focus.
        aria-disabled={isLeaving || undefined}
        onClick={() => void leave(askForPortal).catch(tellNoPortal)}
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
