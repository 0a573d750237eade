import type { ReferralSummary } from '@vibes/core/referral/referral';
import type { Payout } from '@vibes/core/referral/settle-payout';

/** What one referrer is owed for a month, and whose it is. Cents; clicks and sign-ups are those of today. */
export interface PayoutRow extends Payout, Pick<ReferralSummary, 'clicks' | 'sign_ups'> {
  email: string;
  name: string;
}
