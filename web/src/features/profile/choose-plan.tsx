import { Box, Button, Flex, Grid, Heading, Stack } from '@chakra-ui/react';
import { PLANS, type Plan } from '@vibes/core/plan/plan';
import { useState } from 'react';
import { Note } from '../../components/note.tsx';
import { notify } from '../../components/toaster.tsx';
import { useLoadFault } from '../../components/use-load-fault.ts';
import type { PaymentArrival } from '../../lib/payment-arrival.ts';
import { useModule } from '../../lib/use-module.ts';
import { usePaymentLink } from '../../lib/use-payment-link.ts';
import { useSession } from '../../lib/use-session.ts';
import { askForPortal, reportNoPortal } from './customer-portal.ts';
import { PlanCard } from './plan-card.tsx';
import { useIsPaymentOpen } from './use-is-payment-open.ts';

/** Buying a plan: chosen → confirmed in the dialog → the pay page, or a refusal. */
function useCheckout() {
  const [plan, setPlan] = useState<Plan | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { isLeaving, fault, proceed, forget, leave, stay } = usePaymentLink(notify);

  return {
    plan,
    choose: (chosen: Plan) => {
      setPlan(chosen);
      forget();
      setIsOpen(true);
    },
    dialog: {
      isOpen,
      isBusy: isLeaving,
      fault,
      onProceed: () => {
        if (plan) void proceed(plan);
      },
      onManage: () => void leave(askForPortal).catch(reportNoPortal),
      onClose: () => {
        stay();
        setIsOpen(false);
      },
    },
  };
}

/** The plans, and the dialog that leads from one of them to the pay page. */
export function ChoosePlan({ arrival }: { arrival: PaymentArrival | null }) {
  const session = useSession();
  const isPaymentOpen = useIsPaymentOpen();
  const { plan, choose: confirm, dialog } = useCheckout();
  const { late, want } = useModule(() => import('./subscribe-dialog.tsx'));
  const hasFailed = dialog.isOpen && late.status === 'failed';
  useLoadFault(hasFailed, 'We couldn’t open the payment.');
  function choose(chosen: Plan) {
    want();
    confirm(chosen);
  }
  const email = session.status === 'signed_in' ? session.user.email : null;
  return (
    <Stack as="section" gap="4">
      {arrival?.kind === 'cancelled' && <CancelledNote plan={arrival.plan} onRetry={choose} />}
      <Heading as="h2" textStyle="xl" fontWeight="600">
        Choose a Plan
      </Heading>
      <PlanCards onNear={hasFailed ? undefined : want} onChoose={choose} />
      {plan && late.status === 'ready' && (
        <late.module.SubscribeDialog
          plan={plan}
          email={email}
          isPaymentOpen={isPaymentOpen}
          {...dialog}
        />
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

/** All plans, side by side where there is room. `onNear`: one may be chosen next. */
function PlanCards(props: { onNear: (() => void) | undefined; onChoose: (plan: Plan) => void }) {
  const { onNear, onChoose } = props;
  return (
    <Box containerType="inline-size" onPointerEnter={onNear} onFocus={onNear}>
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
