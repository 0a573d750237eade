import { Heading, Stack } from '@chakra-ui/react';
import { PlanCards } from './plan-cards.tsx';
import { SubscribeDialog } from './subscribe-dialog.tsx';
import { useSession } from '../../lib/use-session.ts';
import { CancelledNote } from './cancelled-note.tsx';
import type { PaymentArrival } from '../../lib/payment-arrival.ts';
import { useCheckout } from './use-checkout.ts';
import { useIsPaymentOpen } from './use-is-payment-open.ts';

/** The plans, and the dialog that leads from one of them to the pay page. */
export function ChoosePlan({ arrival }: { arrival: PaymentArrival | null }) {
  const session = useSession();
  const isPaymentOpen = useIsPaymentOpen();
  const { plan, choose, dialog } = useCheckout();
  const email = session.status === 'signed_in' ? session.user.email : null;
  return (
    <Stack as="section" gap="4">
      {arrival?.kind === 'cancelled' && <CancelledNote plan={arrival.plan} onRetry={choose} />}
      <Heading as="h2" textStyle="xl" fontWeight="600">
        Choose a Plan
      </Heading>
      <PlanCards onChoose={choose} />
      {plan && (
        <SubscribeDialog plan={plan} email={email} isPaymentOpen={isPaymentOpen} {...dialog} />
      )}
    </Stack>
  );
}
