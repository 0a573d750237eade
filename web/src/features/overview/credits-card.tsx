import { Box, Button, Spinner } from '@chakra-ui/react';
import type { UsageCredits } from '@vibes/core/credit/credit-entry';
import { paths } from '@vibes/core/firestore/paths';
import { Late } from '../../components/late.tsx';
import { Panel } from '../../components/panel.tsx';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { CreditsNote } from './credits-note.tsx';
import { Figure } from './figure.tsx';

/** The balance, live; a dash while there is no record. */
export function CreditsCard() {
  const credits = useLiveDocument<UsageCredits>(paths.usageCredits(useUid()));
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
          value={credits.data?.num_credits ?? null}
          note={<CreditsNote credits={credits.data} />}
        />
      )}
    </Panel>
  );
}
