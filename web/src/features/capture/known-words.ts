import { isPaid } from '@vibes/core/capture/known-creator';
import type { Creator } from '@vibes/core/creator/creator';

/** What a capture costs and does, for a creator the person may already have. */
export function captureWords(creator: Creator | null): string {
  if (!creator) return 'A new creator costs 1 credit. Your email is sent the way you set it up.';
  const known = `${creator.name} is already in your CRM, as ${creator.status}.`;
  return isPaid({ creator, email: null })
    ? `${known} Capturing again is free, and no email is sent twice.`
    : `${known} We couldn’t read the profile before. Reading it costs 1 credit.`;
}
