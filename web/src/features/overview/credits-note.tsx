import { chakra } from '@chakra-ui/react';
import type { UsageCredits } from '@vibes/core/credit/credit-entry';
import { paths } from '@vibes/core/firestore/paths';
import type { Subscription } from '@vibes/core/plan/subscription';
import { format } from 'date-fns/format';
import { Link } from 'react-router-dom';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { routes } from '../../lib/routes.ts';
import { useLogged } from './use-logged.ts';

/** Where credits come from; at zero, that nothing can be captured and what brings more. */
export function CreditsNote({ credits }: { credits: UsageCredits | null }) {
  const subscription = useLogged(
    'The subscription could not be read',
    useLiveDocument<Subscription>(paths.subscription(useUid())),
  );
  const isOut = credits?.num_credits === 0;
  return (
    <>
      {isOut && (
        <chakra.span display="block" color="fg.error" fontWeight="500" mb="1">
          No credits left: new creators are not saved.{' '}
          {dataOf(subscription) && credits.resets_at ? (
            `More come on ${format(credits.resets_at, 'PPP')}.`
          ) : (
            <chakra.span textDecoration="underline" textUnderlineOffset="3px">
              <Link to={routes.profile}>Choose a plan</Link>
            </chakra.span>
          )}
        </chakra.span>
      )}
      Credits are refreshed with your monthly subscription.
    </>
  );
}
