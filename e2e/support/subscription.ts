import type { UsageCredits } from '@vibes/core/credit/credit-entry';
import { subscriptionDocument, usageCreditsDocument } from '@vibes/core/firestore/documents';
import type { Subscription } from '@vibes/core/plan/subscription';
import { creditsOfPlan, paidStarter } from '../../web/test/plan.ts';
import { database } from './database.ts';
import { uidOf } from './sign-in-service.ts';

/** Writes the subscription as a sync would: Starter, with what differs. */
export async function leaveSubscription(email: string, differing?: Partial<Subscription>) {
  const document = (await database()).doc(subscriptionDocument.path(await uidOf(email)));
  await document.set(paidStarter(differing));
}

/** Writes a balance as captures and renewals would. */
export async function leaveCredits(email: string, differing: Partial<UsageCredits>) {
  const document = (await database()).doc(usageCreditsDocument.path(await uidOf(email)));
  await document.set(creditsOfPlan(differing));
}
