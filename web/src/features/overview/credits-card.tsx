import { Box, Button, Spinner } from '@chakra-ui/react';
import { subscriptionPlace, usageCreditsPlace } from '@vibes/core/firestore/places';
import { Late } from '../../components/late.tsx';
import { Panel } from '../../components/panel.tsx';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { CreditsNote } from './credits-note.tsx';
import { Figure } from './figure.tsx';
import { useLogged } from './use-logged.ts';

/** The balance, live; a dash while there is no record. */
export function CreditsCard() {
  const uid = useUid();
  const credits = useLogged('Failed to fetch credits', useLiveDocument(usageCreditsPlace.at(uid)));
  const subscription = useLogged(
    'The subscription could not be read',
    useLiveDocument(subscriptionPlace.at(uid)),
  );
  return (
    <Panel title="Credits Remaining" subtitle="Resets every month">
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
          note={<CreditsNote credits={credits.data} subscription={dataOf(subscription)} />}
        />
      )}
    </Panel>
  );
}
