import { Box, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { REFERRAL_DAYS, REFERRAL_SHARE } from '@vibes/core/referral/referral';
import { LazyQrCode } from '../../components/lazy-qr-code.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { Page } from '../../components/page.tsx';
import { Panel } from '../../components/panel.tsx';
import { ReferralLink } from '../../shared/referral/referral-link.tsx';
import { useReferralLink } from '../../shared/referral/use-referral-link.ts';
import { Ledger } from './ledger.tsx';
import { ReferralFigures } from './referral-figures.tsx';
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

/** The person's own link and what it has earned. It names nobody who signed up with it. */
export function ReferralPage() {
  const summary = useReferralSummary();
  return (
    <Page
      title="Referrals"
      description={`You earn ${SHARE} of every payment by people who sign up with your link, as long as they pay.`}
      maxW="56rem"
    >
      <Stack gap="4">
        <OwnLink />
        <ReferralFigures summary={summary} />
        <Ledger summary={summary} />
      </Stack>
    </Page>
  );
}
