import { Box, Button, Spinner } from '@chakra-ui/react';
import { subscriptionPlace, usageCreditsPlace } from '@vibes/core/firestore/places';
import { Late } from '../../components/late.tsx';
import { Panel } from '../../components/panel.tsx';
import { TextLink } from '../../components/text-link.ts';
import { useNow } from '../../components/use-now.ts';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { routes } from '../../lib/routes.ts';
import { creditsKind } from './credits-kind.ts';
import { Figure } from './figure.tsx';
import { useLogged } from './use-logged.ts';

/** Only those of a plan come back. */
const TRIAL_NOTE = 'These credits don’t renew. A plan adds credits every month.';

/** The balance, live; a dash while there is no record. That few or none are left is said above the page. */
export function CreditsCard() {
  const uid = useUid();
  const now = useNow();
  const credits = useLogged(
    'Failed to fetch credits',
    useLiveDocument(usageCreditsPlace.at(uid), { orLastKnown: true }),
  );
  const subscription = useLogged(
    'The subscription could not be read',
    useLiveDocument(subscriptionPlace.at(uid), { orLastKnown: true }),
  );
  // The line keeps its room while the plan is not known.
  const kind = subscription.status === 'data' ? creditsKind(subscription.data, now) : '\u00a0';
  const isTrial = subscription.status === 'data' && subscription.data === null;
  return (
    <Panel title="Credits Remaining" subtitle={kind}>
      {credits.status === 'loading' && (
        <Box h="9" mb="7" role="status" aria-label="Loading credits">
          <Late>
            <Spinner color="fg.subtle" />
          </Late>
        </Box>
      )}
      {credits.status === 'error' && (
        <>
          <Figure value={null} note="Unable to load credits information." />
          <Button size="xs" variant="outline" mt="3" onClick={credits.retry}>
            Try again
          </Button>
        </>
      )}
      {credits.status === 'data' && (
        <Figure
          kept="credits"
          value={credits.data?.num_credits ?? null}
          note={
            <>
              {isTrial ? TRIAL_NOTE : 'Credits are refreshed with your monthly subscription.'}{' '}
              <TextLink to={routes.credits} whiteSpace="nowrap">
                See statement
              </TextLink>
            </>
          }
        />
      )}
    </Panel>
  );
}
