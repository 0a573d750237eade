import { chakra } from '@chakra-ui/react';
import type { UsageCredits } from '@vibes/core/credit/credit-entry';
import { neverHadCredits, TRIAL_USED } from '@vibes/core/credit/never-had-credits';
import { isInForce } from '@vibes/core/plan/is-in-force';
import { isStillCollected } from '@vibes/core/plan/subscription-status';
import type { Subscription } from '@vibes/core/plan/subscription';
import { format } from 'date-fns/format';
import { TextLink } from '../../components/text-link.ts';
import { useNow } from '../../components/use-now.ts';
import { routes } from '../../lib/routes.ts';

/** Where credits come from; at zero, that captures are refused and how to get more. */
export function CreditsNote(props: {
  credits: UsageCredits | null;
  subscription: Subscription | null;
}) {
  const { credits, subscription } = props;
  const now = useNow();
  const hasPlan = subscription !== null && isInForce(subscription, now);
  return (
    <>
      {credits?.num_credits === 0 && (
        <chakra.span display="block" color="fg.error" fontWeight="500" mb="1">
          {!hasPlan && neverHadCredits(credits)
            ? `${TRIAL_USED} New creators are not saved yet.`
            : 'No credits left: new creators are not saved.'}{' '}
          {hasPlan && credits.resets_at ? (
            moreComes(credits.resets_at, now)
          ) : (
            <TextLink to={`${routes.profile}?tab=plans`} whiteSpace="nowrap">
              {wayOn(subscription, hasPlan)}
            </TextLink>
          )}
        </chakra.span>
      )}
      Credits are refreshed with your monthly subscription.{' '}
      <TextLink to={routes.credits} whiteSpace="nowrap">
        See statement
      </TextLink>
    </>
  );
}

function wayOn(subscription: Subscription | null, hasPlan: boolean): string {
  if (hasPlan) return 'See your plan';
  return subscription && isStillCollected(subscription.status) ? 'Go to billing' : 'Choose a plan';
}

/** A renewal that is due may take an hour to be paid. */
const moreComes = (resets_at: Date, now: Date) =>
  resets_at > now
    ? `More come on ${format(resets_at, 'MMMM d')}.`
    : 'More come as soon as your renewal is paid.';
