import { subscriptionDocument, usageCreditsDocument } from '@vibes/core/firestore/documents';
import { newUsageCredits, type UsageCredits } from '@vibes/core/credit/credit-entry';
import type { Subscription } from '@vibes/core/plan/subscription';
import { database } from './database.ts';
import { uidOf } from './sign-in-service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A minute more, so that the days are whole when the test reads them. */
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS + 60_000);

/**
 * Writes the subscription as a sync would: Starter, paid for another 30 days; a cancelled one is
 * over since yesterday.
 */
export async function leaveSubscription(email: string, differing: Partial<Subscription> = {}) {
  const subscription: Subscription = {
    plan_name: 'Starter',
    plan_price: 19,
    status: 'active',
    expires_at: inDays(differing.status === 'canceled' ? -1 : 30),
    cancel_at_period_end: false,
    ...differing,
  };
  await (await database()).doc(subscriptionDocument.path(await uidOf(email))).set(subscription);
}

/** Writes a balance as captures and renewals would: of a plan's 250, renewed in 30 days. */
export async function leaveCredits(email: string, differing: Partial<UsageCredits>) {
  const credits: UsageCredits = {
    ...newUsageCredits(250),
    monthly_allowance: 250,
    resets_at: inDays(30),
    ...differing,
  };
  await (await database()).doc(usageCreditsDocument.path(await uidOf(email))).set(credits);
}
