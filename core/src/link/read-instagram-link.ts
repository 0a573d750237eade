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

/** `ig.me/m/name` opens a chat with that account. */
export const isInstagramHost = (host: string) =>
  HOSTS.has(host) || host === 'ig.me' || host.endsWith('.instagram.com');

const NOT_A_PROFILE: ProfileLink = { kind: 'unsupported', reason: 'not_a_profile' };

function readName(name: string): ProfileLink {
  const handle = readHandle('instagram', name);
  return handle ? { kind: 'profile', platform: 'instagram', handle } : NOT_A_PROFILE;
}

/** First path segments of posts, whose page names the author, and of share links, which lead on. */
const POSTS = new Set(['p', 'reel', 'reels', 'tv', 'share', 's']);
const CODE = /^[\w-]{4,80}={0,2}$/;

function postLink(segments: string[]): ProfileLink | null {
  const [kind = '', ...rest] = segments;
  const code = rest.at(-1) ?? '';
  const isLonger = rest.length === 2 && kind !== 'share';
  if (!POSTS.has(kind) || rest.length > 2 || isLonger || !CODE.test(code)) return null;
  // A reel's own page is at `/reel/`; `/reels/` is the player.
  const path = [kind === 'reels' ? 'reel' : kind, ...rest].join('/');
  const url = `https://www.instagram.com/${path}/`;
  return { kind: 'resolve', platform: 'instagram', url };
}

/** What a profile's own pages have behind its name. */
const BEHIND_NAME = new Set(
  `channel embed feed followers following guides highlights live p profilecard reel reels
  similar_accounts tagged tv video`.split(/\s+/),
);

/**
 * `/name`, alone or with a page of that profile behind it, and `/stories/name/…` are profiles. Posts,
 * reels and share links without a name are resolved: their page names the author.
 */
export function readInstagramLink({ host, segments }: LinkParts): ProfileLink {
  const [first = '', second = ''] = segments;
  if (host === 'ig.me') return readName(first === 'm' ? second : '');
  if (!HOSTS.has(host)) return NOT_A_PROFILE;
  const post = postLink(segments);
  if (post) return post;
  if (first === '_u' || first === 'stories')
    return second === 'highlights' ? NOT_A_PROFILE : readName(second);
  const isKnown = second === '' || BEHIND_NAME.has(second.toLowerCase());
  const named = readName(first);
  return isKnown || named.kind === 'unsupported'
    ? named
    : { kind: 'unsupported', reason: 'new_form', platform: 'instagram' };
}
