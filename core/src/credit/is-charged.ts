import type { Creator } from '../creator/creator.ts';
import { wasRead } from '../creator/read-state.ts';
import type { Delivery } from '../delivery/delivery.ts';
import type { Suppression } from '../opt-out/suppression.ts';

/**
 * Whether a creator's one credit is spent: by the first reading of the profile, or by the first
 * email to a creator whose profile was never read.
 */
export const isCharged = (creator: Pick<Creator, 'read_state' | 'charged_at'>): boolean =>
  wasRead(creator) || creator.charged_at !== null;

type TypedFor = Pick<
  Creator,
  'read_state' | 'charged_at' | 'email_set_by' | 'email_source' | 'email_evidence'
>;

/**
 * Whether an email to the creator's address has yet to cost their credit: a person typed the
 * address, and nothing was found for it.
 */
export const isOwedForTyped = (creator: TypedFor): boolean =>
  !isCharged(creator) &&
  creator.email_set_by === 'person' &&
  creator.email_source === '' &&
  creator.email_evidence === null;

/**
 * Whether an email that goes to that address without a press costs the credit now. One that the gate
 * will stop for a suppression (delivery/ask-gate.ts) costs nothing: suppressions only ever add up.
 */
export function isDueForTyped(
  creator: TypedFor,
  { email, suppression }: { email: Pick<Delivery, 'is_anyway'>; suppression: Suppression | null },
): boolean {
  const isStopped = suppression?.reason === 'opted_out' || (suppression && !email.is_anyway);
  return !isStopped && isOwedForTyped(creator);
}
