import { splitLink } from './split-link.ts';

const DEEPEST = 3;

function wrappedIn(link: string): string {
  const parts = splitLink(link);
  if (parts?.host === 'l.instagram.com') return parts.query('u');
  const isTiktok = parts?.host === 'www.tiktok.com' || parts?.host === 'tiktok.com';
  if (isTiktok && parts.segments[0] === 'link') return parts.query('target');
  return '';
}

/** Takes off the redirects Instagram (`l.instagram.com/?u=`) and TikTok (`/link/v2?target=`) put around a link. */
export function unwrapLink(link: string): string {
  let inner = link.trim();
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const next = wrappedIn(inner).trim();
    if (!next) return inner;
    inner = next;
  }
  return inner;
}
