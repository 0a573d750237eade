import { chakra } from '@chakra-ui/react';
import type { UsageCredits } from '@vibes/core/credit/credit-entry';
import { isInForce } from '@vibes/core/plan/is-in-force';
import type { Subscription } from '@vibes/core/plan/subscription';
import { format } from 'date-fns/format';
import { Link } from 'react-router-dom';
import { routes } from '../../lib/routes.ts';

/** Where credits come from; at zero, that nothing can be captured and what brings more. */
export function CreditsNote(props: {
  credits: UsageCredits | null;
  subscription: Subscription | null;
}) {
  const { credits, subscription } = props;
  const isSubscribed = subscription !== null && isInForce(subscription, new Date());
  const isOut = credits?.num_credits === 0;
  return (
    <>
      {isOut && (
        <chakra.span display="block" color="fg.error" fontWeight="500" mb="1">
          No credits left: new creators are not saved.{' '}
          {isSubscribed && credits.resets_at ? (
            `More come on ${format(credits.resets_at, 'PPP')}.`
          ) : (
            <chakra.span textDecoration="underline" textUnderlineOffset="3px">
              <Link to={`${routes.profile}?tab=plans`}>Choose a plan</Link>
            </chakra.span>
          )}
        </chakra.span>
      )}
      Credits are refreshed with your monthly subscription.
    </>
  );
}
