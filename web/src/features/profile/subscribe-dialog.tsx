import { Box, Button, Dialog, Portal, Stack, Text } from '@chakra-ui/react';
import type { Plan } from '@vibes/core/plan/plan';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { Note } from '../../components/note.tsx';
import { monthlyPrice } from '../../lib/monthly-price.ts';
import type { CheckoutFault } from '../../lib/payment-link.ts';

/** The confirmation before the pay page: which plan, its price, and the account that gets it. */
export function SubscribeDialog(props: {
  plan: Plan;
  isOpen: boolean;
  /** Null for a visitor, who is asked to log in first. */
  email: string | null;
  /** False where no payment provider is connected, null while that is not known. */
  isPaymentOpen: boolean | null;
  isBusy: boolean;
  fault: CheckoutFault | null;
  onClose: () => void;
  onProceed: () => void;
  onManage: () => void;
}) {
  const { plan, email, fault } = props;
  const isSettledInPortal = fault?.isSettledInPortal ?? false;
  return (
    <Dialog.Root
      size="sm"
      placement="center"
      open={props.isOpen}
      onOpenChange={({ open }) => {
        if (!open) props.onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content borderWidth="1px">
            <Dialog.Header pb="2">
              <Dialog.Title>Subscribe to {plan.name}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pt="0">
              <Stack gap="4">
                {!isSettledInPortal && (
                  <Text color="fg.muted">
                    You will be redirected to our card payment provider to subscribe at{' '}
                    {monthlyPrice(plan.price)}. Cancel anytime.
                  </Text>
                )}
                {email === null ? (
                  <Note tone="warning">Please log in before subscribing</Note>
                ) : (
                  <Buyer email={email} />
                )}
                {props.isPaymentOpen === false && (
                  <Note tone="warning">Payments aren’t available yet. Nothing can be charged.</Note>
                )}
                {fault && !isSettledInPortal && <ErrorPanel {...fault} />}
                {fault && isSettledInPortal && (
                  <Box role="alert">
                    <Note tone="warning">{fault.title}</Note>
                  </Box>
                )}
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button size="sm" variant="outline" onClick={props.onClose}>
                {isSettledInPortal ? 'Close' : 'Cancel'}
              </Button>
              <Button
                size="sm"
                colorPalette="accent"
                disabled={!props.isPaymentOpen}
                // Not `disabled`, which would lose the focus.
                aria-disabled={props.isBusy || undefined}
                onClick={isSettledInPortal ? props.onManage : props.onProceed}
              >
                {isSettledInPortal ? 'Manage Subscription' : 'Proceed to Payment'}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function Buyer({ email }: { email: string }) {
  return (
    <Box bg="bg.subtle" borderWidth="1px" borderRadius="l2" px="3" py="2">
      <Text textStyle="xs" color="fg.muted">
        Your email
      </Text>
      <Text fontWeight="500" overflowWrap="anywhere">
        {email}
      </Text>
    </Box>
  );
}
