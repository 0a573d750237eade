import { newUsageCredits, type UsageCredits } from '@vibes/core/credit/credit-entry';
import { subscriptionDocument, usageCreditsDocument } from '@vibes/core/firestore/documents';
import type { Subscription } from '@vibes/core/plan/subscription';
import { writeDocument } from './memory/firestore.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A minute more, so that the days are whole when the test reads them. */
export const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS + 60_000);

/** The subscription as a sync would write it: Starter, paid for another 30 days; a cancelled one is over since yesterday. */
export const paidStarter = (differing: Partial<Subscription> = {}): Subscription => ({
  plan_name: 'Starter',
  plan_price: 19,
  status: 'active',
  expires_at: inDays(differing.status === 'canceled' ? -1 : 30),
  cancel_at_period_end: false,
  ...differing,
});

/** A balance as captures and renewals would write it: of a plan's 250, renewed in 30 days. */
export const creditsOfPlan = (differing: Partial<UsageCredits>): UsageCredits => ({
  ...newUsageCredits(250),
  monthly_allowance: 250,
  resets_at: inDays(30),
  ...differing,
});

export const writeSubscription = (uid: string, differing?: Partial<Subscription>) =>
  writeDocument(subscriptionDocument.path(uid), { ...paidStarter(differing) });

export const writeCredits = (uid: string, differing: Partial<UsageCredits>) =>
  writeDocument(usageCreditsDocument.path(uid), { ...creditsOfPlan(differing) });
