import { SimpleGrid, Skeleton, Stack } from '@chakra-ui/react';
import { usageCreditsPlace } from '@vibes/core/firestore/places';
import { Loaded } from '../../components/loaded.tsx';
import { Page } from '../../components/page.tsx';
import { Panel } from '../../components/panel.tsx';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { BALANCE_FIRST, BalanceFacts } from './balance-facts.tsx';
import { Statement } from './statement.tsx';

/** The balance, and every change that led to it. */
export function StatementPage() {
  return (
    <Page title="Credits" description="See your balance and how you used every credit.">
      <Stack gap="5">
        <Balance />
        <Statement />
      </Stack>
    </Page>
  );
}

/** The credits left, and the next renewal, live. */
function Balance() {
  const usage = useLiveDocument(usageCreditsPlace.at(useUid()));
  return (
    <Panel aria-label="Balance">
      <Loaded of={usage} fault="We couldn’t load your balance." skeleton={<Figures />}>
        {(found) => <BalanceFacts usage={found} />}
      </Loaded>
    </Panel>
  );
}

function Figures() {
  return (
    <SimpleGrid columns={{ base: 2, sm: 3 }} gap="5" css={BALANCE_FIRST}>
      {[0, 1, 2].map((figure) => (
        <Skeleton key={figure} h={{ base: '16', lg: '18' }} />
      ))}
    </SimpleGrid>
  );
}
