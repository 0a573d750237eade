import { Stack } from '@chakra-ui/react';
import { REFERRAL_SHARE } from '@vibes/core/referral/referral';
import { Page } from '../../components/page.tsx';
import { Ledger } from './ledger.tsx';
import { OwnLink } from './own-link.tsx';
import { ReferralFigures } from './referral-figures.tsx';
import { useReferralSummary } from './use-referral.ts';

const SHARE = new Intl.NumberFormat('en', { style: 'percent' }).format(REFERRAL_SHARE);

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
