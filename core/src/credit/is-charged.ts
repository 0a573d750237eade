import type { Creator } from '../creator/creator.ts';

/**
 * Whether a creator's one credit is spent: by the first reading of the profile, or by the first
 * email to a creator whose profile was never read.
 */
export const isCharged = (creator: Pick<Creator, 'read_state' | 'charged_at'>): boolean =>
  creator.read_state !== 'blocked' || creator.charged_at !== null;

/**
 * Whether an email to the creator's address has yet to cost their credit: a person typed the
 * address, and nothing was found for it.
 */
export const isOwedForTyped = (
  creator: Pick<
    Creator,
    'read_state' | 'charged_at' | 'email_set_by' | 'email_source' | 'email_evidence'
  >,
): boolean =>
  !isCharged(creator) &&
  creator.email_set_by === 'person' &&
  creator.email_source === '' &&
  creator.email_evidence === null;
