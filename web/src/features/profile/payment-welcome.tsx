import { Box } from '@chakra-ui/react';
import { isInForce } from '@vibes/core/plan/is-in-force';
import type { Subscription } from '@vibes/core/plan/subscription';
import { useLocation } from 'react-router-dom';
import { Note } from '../../components/note.tsx';
import { dataOf, type Loadable } from '../../lib/loadable.ts';

/** Receives whoever comes back from the pay page. Thanks only once the subscription is really there. */
export function PaymentWelcome({ subscription }: { subscription: Loadable<Subscription | null> }) {
  const state: unknown = useLocation().state;
  const isBack = typeof state === 'object' && state !== null && 'isBackFromPayment' in state;
  if (!isBack || subscription.status !== 'data') return null;
  const found = dataOf(subscription);
  return (
    <Box mb="5" role="status">
      <Note>
        {found && isInForce(found, new Date())
          ? `Thank you. Your ${found.plan_name} plan is in place.`
          : 'Back from payment? Your plan appears here by itself, usually within a minute.'}
      </Note>
    </Box>
  );
}
