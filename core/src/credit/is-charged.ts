import type { Creator } from '../creator/creator.ts';

/**
 * Whether a creator's one credit is spent: by the first reading of the profile, or by the first
 * email to a creator whose profile was never read.
 */
export const isCharged = (creator: Pick<Creator, 'read_state' | 'charged_at'>): boolean =>
  creator.read_state !== 'blocked' || creator.charged_at !== null;
