import { isReferralCode } from '@vibes/core/account/referral-code';
import { referralCodeDocument, referralSummaryDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';
import { limitRate } from '../steps/limit-rate.ts';
import { loadDocuments } from '../steps/load-documents.ts';

/** Visits by one person's link that are counted in any minute. */
export const CLICKS_PER_MINUTE = 60;

/**
 * Counts a visit by a referral link. An unknown code and a visit beyond the limit get the same
 * answer, so that nobody learns which codes exist. Each browser sends one visit a day; nothing here
 * identifies the visitor.
 */
export async function countClick(
  { documents, clock }: { documents: Documents; clock: Clock },
  { code }: { code: string },
): Promise<void> {
  if (!isReferralCode(code)) return;
  const [{ data: owner }] = await loadDocuments(documents, [referralCodeDocument.at(code)]);
  if (!owner) return;
  try {
    const counted = 'referral_clicks';
    const now = clock();
    // Counted under the code: anybody may click, and must not use up the owner's request limit.
    await limitRate(documents, { uid: code, counted, per_minute: CLICKS_PER_MINUTE, now });
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return;
    throw error;
  }
  await documents.commit([
    { kind: 'merge', path: referralSummaryDocument.path(owner.uid), add: { clicks: 1 } },
  ]);
}
