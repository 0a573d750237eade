import { creatorOfEmail } from './email-id.ts';
import type { Mailbox } from './mailbox.ts';

/** Bounces among the last emails from which on the person is warned. */
export const BOUNCES_TO_WARN = 3;
/** With so many bounced emails the mailbox sends nothing: providers block earlier than people look. */
export const BOUNCES_TO_PAUSE = 5;
/** Domains they are spread over at least: one server that refuses all says nothing of the others. */
const SITES_TO_PAUSE = 3;
/** So many within an hour stop the mailbox, wherever they went. */
const BURST = 10;
const HOUR = 60 * 60_000;

export type BounceVerdict = 'fine' | 'warn' | 'pause';

type Bounced = Mailbox['recent'];

function isBurst(bounced: Bounced): boolean {
  const times = bounced
    .flatMap(({ bounced_at }) => (bounced_at ? [bounced_at.getTime()] : []))
    .toSorted((one, other) => one - other);
  return times.some((time, at) => time - (times[at - BURST + 1] ?? -Infinity) <= HOUR);
}

/** What the bounces among the last emails of a mailbox call for. */
export function judgeBounces(recent: Mailbox['recent']): BounceVerdict {
  const bounced = recent.filter(({ has_bounced }) => has_bounced);
  const creators = new Set(bounced.map(({ id }) => creatorOfEmail(id) ?? id));
  const sites = new Set(bounced.map(({ id, site }) => site ?? id));
  const isSpread = creators.size >= BOUNCES_TO_PAUSE && sites.size >= SITES_TO_PAUSE;
  if (isSpread || isBurst(bounced)) return 'pause';
  return bounced.length >= BOUNCES_TO_WARN ? 'warn' : 'fine';
}
