import type { LinkParts } from './split-link.ts';
import type { ProfileLink } from './profile-link.ts';
import { readHandle } from './read-handle.ts';

const HOSTS = new Set([
  'instagram.com',
  'www.instagram.com',
  'm.instagram.com',
  'instagr.am',
  'www.instagr.am',
]);

export const isInstagramHost = (host: string) => HOSTS.has(host) || host.endsWith('.instagram.com');

/**
 * `/name` with anything behind it and `/stories/name/…` are profiles. Posts and
 * reels without a name (`/p/…`, `/reel/…`) are not: no redirect tells their author.
 */
export function readInstagramLink({ host, segments }: LinkParts): ProfileLink {
  const [first = '', second = ''] = segments;
  const isBehind = first === '_u' || (first === 'stories' && second !== 'highlights');
  const handle = HOSTS.has(host) ? readHandle('instagram', isBehind ? second : first) : null;
  return handle
    ? { kind: 'profile', platform: 'instagram', handle }
    : { kind: 'unsupported', reason: 'not_a_profile' };
}
