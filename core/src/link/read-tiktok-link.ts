import type { LinkParts } from './split-link.ts';
import type { ProfileLink } from './profile-link.ts';
import { readHandle } from './read-handle.ts';

const NOT_A_PROFILE: ProfileLink = { kind: 'unsupported', reason: 'not_a_profile' };
const SHORT_HOSTS = new Set(['vm.tiktok.com', 'vt.tiktok.com']);
const CODE = /^[\w-]{1,64}$/;

export const isTiktokHost = (host: string) => host === 'tiktok.com' || host.endsWith('.tiktok.com');

/** Paths that name no account but redirect to one. */
function redirectPath({ host, segments }: LinkParts): string[] | null {
  const [first = '', second = ''] = segments;
  if (SHORT_HOSTS.has(host) && CODE.test(first)) return [first];
  if (first === 't' && CODE.test(second)) return [first, second];
  const isShared = host === 't.tiktok.com' && first === 'i18n' && second === 'share';
  if (isShared && segments[2] === 'video' && CODE.test(segments[3] ?? ''))
    return segments.slice(0, 4);
  if (first === 'share' && second === 'user' && /^\d{5,25}$/.test(segments[2] ?? ''))
    return segments.slice(0, 3);
  if (host === 'm.tiktok.com' && first === 'v' && /^\d{5,25}\.html$/.test(second))
    return segments.slice(0, 2);
  return null;
}

/** Of a page in a language of its own: `/de-DE/@name`. */
const LANGUAGE = /^[a-z]{2}(?:-[a-z]{2,4})?$/i;

/** `/@name` with anything behind it is a profile; short links need their redirect. */
export function readTiktokLink(parts: LinkParts): ProfileLink {
  const [first = '', second = ''] = parts.segments;
  const named = first === 'embed' || LANGUAGE.test(first) ? second : first;
  if (named.startsWith('@')) {
    const handle = readHandle('tiktok', named);
    return handle ? { kind: 'profile', platform: 'tiktok', handle } : NOT_A_PROFILE;
  }
  const path = redirectPath(parts);
  if (!path) return NOT_A_PROFILE;
  const tail = path.at(-1)?.endsWith('.html') ? '' : '/';
  return {
    kind: 'resolve',
    platform: 'tiktok',
    url: `https://${parts.host}/${path.join('/')}${tail}`,
  };
}
