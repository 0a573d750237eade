import { Box } from '@chakra-ui/react';
import { isInForce } from '@vibes/core/plan/is-in-force';
import type { Subscription } from '@vibes/core/plan/subscription';
import { useEffect, useState } from 'react';
import { Note } from '../../components/note.tsx';
import { useNow } from '../../components/use-now.ts';
import { dataOf, type Loadable } from '../../lib/loadable.ts';
import type { PaymentArrival } from '../../lib/payment-arrival.ts';

/** After so many ms, "within a minute" is no longer true. */
const LATE_MS = 2 * 60_000;

/** Shown after the return from the payment provider. Thanks only once the plan is stored. */
export function PaymentWelcome(props: {
  arrival: PaymentArrival | null;
  subscription: Loadable<Subscription | null>;
}) {
  const { arrival, subscription } = props;
  const now = useNow();
  const found = dataOf(subscription);
  if (!arrival || arrival.kind === 'cancelled' || subscription.status !== 'data') return null;
  return (
    <Box mb="5" role="status">
      <Note>
        {arrival.kind === 'managed' ? (
          'Changes you made at our payment provider show up here automatically.'
        ) : found && isInForce(found, now) ? (
          `Thank you. Your ${found.plan_name} plan is active.`
        ) : (
          <Waiting />
        )}
      </Note>
    </Box>
  );
}

function Waiting() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate
    ? 'Your plan isn’t here yet. Don’t pay again. Your plan shows up here as soon as our payment provider confirms it.'
    : 'Just paid? Your plan shows up here automatically, usually within a minute.';
}
