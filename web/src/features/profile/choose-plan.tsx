import { Box, Button, Flex, Grid, Heading, Stack } from '@chakra-ui/react';
import { PLANS, type Plan } from '@vibes/core/plan/plan';
import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { Note } from '../../components/note.tsx';
import type { PaymentArrival } from '../../lib/payment-arrival.ts';
import { useSession } from '../../lib/use-session.ts';
import { PlanCard } from './plan-card.tsx';
import type { SubscribeDialog as Dialog } from './subscribe-dialog.tsx';
import { useCheckout } from './use-checkout.ts';
import { useIsPaymentOpen } from './use-is-payment-open.ts';

const SubscribeDialog = lazy<ComponentType<ComponentProps<typeof Dialog>>>(() =>
  import('./subscribe-dialog.tsx').then(
    (module) => ({ default: module.SubscribeDialog }),
    () => ({ default: NotLoaded }),
  ),
);

const NotLoaded = () => (
  <ErrorPanel title="We couldn’t open the payment." message="Reload the page to try again." />
);

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
        <Suspense fallback={null}>
          <SubscribeDialog plan={plan} email={email} isPaymentOpen={isPaymentOpen} {...dialog} />
        </Suspense>
      )}
    </Stack>
  );
}

/** For a person who left the pay page: what became of the payment, with a button to try again. */
function CancelledNote(props: { plan: Plan | null; onRetry: (plan: Plan) => void }) {
  const { plan, onRetry } = props;
  return (
    <Box role="status">
      <Note>
        <Flex align="center" justify="space-between" wrap="wrap" gap="3">
          The payment wasn’t completed. Nothing was charged.
          {plan && (
            <Button size="xs" variant="outline" my={{ md: '-1.5' }} onClick={() => onRetry(plan)}>
              Try again
            </Button>
          )}
        </Flex>
      </Note>
    </Box>
  );
}

/** All plans, side by side where there is room. */
function PlanCards({ onChoose }: { onChoose: (plan: Plan) => void }) {
  return (
    <Box containerType="inline-size">
      <Grid
        as="ul"
        aria-label="Plans"
        listStyleType="none"
        gap="4"
        css={{ '@container (min-width: 42rem)': { gridTemplateColumns: 'repeat(3, 1fr)' } }}
      >
        {PLANS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} onChoose={() => onChoose(plan)} />
        ))}
      </Grid>
    </Box>
  );
}
