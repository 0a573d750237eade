import { isPaid } from '@vibes/core/capture/known-creator';
import type { Creator } from '@vibes/core/creator/creator';

/** What a capture costs and does, for a creator the person may already have. */
export function captureWords(creator: Creator | null): string {
  if (!creator) return 'A new creator costs 1 credit. Your email is sent the way you set it up.';
  const known = `${creator.name} is already in your CRM, as ${creator.status}.`;
  if (isPaid({ creator, email: null }))
    return `${known} Capturing again is free, and no email is sent twice.`;
  const before = creator.read_state === 'blocked' ? 'We couldn’t read the profile before. ' : '';
  return `${known} ${before}Reading it costs 1 credit.`;
}
