import { isPaid } from '@vibes/core/capture/known-creator';
import type { Creator } from '@vibes/core/creator/creator';

/** What a capture costs and does, for a creator the person may already have. */
export function captureWords(creator: Creator | null): string {
  if (!creator) return 'A new creator costs 1 credit. Your email goes out as set up.';
  const known = `${creator.name} is in your CRM already, as ${creator.status}.`;
  return isPaid({ creator, email: null })
    ? `${known} Capturing again costs nothing, and no email goes out twice.`
    : `${known} The profile could not be read before. Reading it costs 1 credit.`;
}
