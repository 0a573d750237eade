import type { CreatorEntry } from '@vibes/core/creator/creator-entry';

/** Why a creator left the list while their card was on screen; `now` is undefined once they are deleted. */
export function whyGone(name: string, now: CreatorEntry | undefined): string {
  if (!now) return `${name} was deleted.`;
  if (now.opted_out_at) return `${name} unsubscribed, so there is no DM to send.`;
  if (now.dm_sent_at) return `The DM to ${name} was marked as sent.`;
  if (now.awaiting === 'us') return `${name} replied. Answer in the CRM.`;
  return `${name} left the list: the status is now ${now.status}.`;
}
