import { Box, SimpleGrid, Skeleton, Text } from '@chakra-ui/react';
import type { ReferralSummary } from '@vibes/core/referral/referral';
import { Loaded } from '../../components/loaded.tsx';
import { Panel } from '../../components/panel.tsx';
import type { Loadable } from '../../lib/loadable.ts';
import { dollars } from './dollars.ts';

const count = (value: number) => value.toLocaleString('en-US');

/** What the link has brought so far: people, then money. */
export function ReferralFigures({ summary }: { summary: Loadable<ReferralSummary> }) {
  return (
    <Panel title="So far">
      <Loaded
        of={summary}
        fault="We couldn’t load your figures."
        skeleton={<Skeleton h={{ base: '11.4rem', md: '7.5rem' }} />}
      >
        {(read) => <Figures {...read} />}
      </Loaded>
    </Panel>
  );
}

function Figures({ clicks, sign_ups, paying, earned, paid_out }: ReferralSummary) {
  const owed = earned - paid_out;
  return (
    <>
      <SimpleGrid as="dl" columns={{ base: 2, md: 3 }} gap="4">
        <Figure name="Clicks" value={count(clicks)} />
        <Figure name="Sign-ups" value={count(sign_ups)} />
        <Figure name="Paying" value={count(paying)} />
        <Figure name="Earned" value={dollars(earned)} />
        <Figure name="Paid out" value={dollars(paid_out)} />
        <Figure name="Still owed" value={dollars(owed)} />
      </SimpleGrid>
      {owed < 0 && (
        <Text color="fg.muted" mt="4">
          A payment you earned from was refunded. We subtract it from what you earn next.
        </Text>
      )}
    </>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <Box>
      <Text as="dt" color="fg.muted">
        {name}
      </Text>
      <Text
        as="dd"
        fontFamily="heading"
        fontWeight="700"
        textStyle={{ base: 'xl', md: '2xl' }}
        fontVariantNumeric="tabular-nums"
      >
        {value}
      </Text>
    </Box>
  );
}
