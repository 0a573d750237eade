import { Box, Flex, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { REFERRAL_DAYS, REFERRAL_SHARE, type ReferralSummary } from '@vibes/core/referral/referral';
import { LazyQrCode } from '../../components/lazy-qr-code.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { Page } from '../../components/page.tsx';
import { Panel } from '../../components/panel.tsx';
import type { Loadable } from '../../lib/loadable.ts';
import { ReferralLink } from '../../shared/referral/referral-link.tsx';
import { useReferralLink } from '../../shared/referral/use-referral-link.ts';
import { dollars } from './dollars.ts';
import { Ledger } from './ledger.tsx';
import { useReferralSummary } from './use-referral.ts';

const SHARE = new Intl.NumberFormat('en', { style: 'percent' }).format(REFERRAL_SHARE);

/** The person's link, to copy, or to scan with another phone. */
function OwnLink() {
  return (
    <Panel title="Your link">
      <Loaded
        of={useReferralLink()}
        fault="We couldn’t load your link."
        skeleton={<Skeleton h={{ base: '17.9rem', md: '10.1rem' }} />}
      >
        {(url) =>
          url === null ? (
            <Text color="fg.muted">No Referral Code</Text>
          ) : (
            <Flex gap={{ base: '4', md: '8' }} wrap="wrap" justify="space-between">
              <Box flex="1 1 15rem" maxW="26rem" minW="0">
                <ReferralLink url={url} />
                <Text color="fg.muted" mt="3">
                  People who click it have {REFERRAL_DAYS} days to sign up. If they click someone
                  else’s link after yours, the later one counts.
                </Text>
              </Box>
              <LazyQrCode text={url} label="QR code of your referral link" />
            </Flex>
          )
        }
      </Loaded>
    </Panel>
  );
}

const count = (value: number) => value.toLocaleString('en-US');

/** What the link has brought so far: people, then money. */
function ReferralFigures({ summary }: { summary: Loadable<ReferralSummary> }) {
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

/** The person's own link and what it has earned. It names nobody who signed up with it. */
export function ReferralPage() {
  const summary = useReferralSummary();
  return (
    <Page
      title="Referrals"
      description={`You earn ${SHARE} of every payment by people who sign up with your link, as long as they pay.`}
    >
      <Stack gap="4">
        <OwnLink />
        <ReferralFigures summary={summary} />
        <Ledger summary={summary} />
      </Stack>
    </Page>
  );
}
