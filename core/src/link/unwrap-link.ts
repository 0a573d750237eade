import { splitLink, type LinkParts } from './split-link.ts';

const DEEPEST = 3;

interface Wrapper {
  /** By what the path begins, without slashes; absent where every path of the host wraps a link. */
  path?: RegExp;
  parameters: string[];
}

/** Where services that count clicks, and pages to sign in, keep the link itself. */
const WRAPPERS: Readonly<Record<string, Wrapper[]>> = {
  'l.instagram.com': [{ parameters: ['u'] }],
  'l.threads.com': [{ parameters: ['u'] }],
  'l.facebook.com': [{ parameters: ['u'] }],
  'lm.facebook.com': [{ parameters: ['u'] }],
  'instagram.com': [{ path: /^accounts\/(?:login|signup)\b/, parameters: ['next'] }],
  'tiktok.com': [
    { path: /^link\b/, parameters: ['target'] },
    { path: /^(?:login|signup)\b/, parameters: ['redirect_url', 'redirect_uri', 'next'] },
  ],
  'youtube.com': [{ path: /^redirect\b/, parameters: ['q'] }],
  'google.com': [{ path: /^url\b/, parameters: ['q', 'url'] }],
};

function wrappedIn({ host, segments, query }: LinkParts): string {
  const path = segments.join('/');
  const wrapper = WRAPPERS[host.replace(/^www\./, '')]?.find((one) => one.path?.test(path) ?? true);
  const inner = wrapper?.parameters.map(query).find(Boolean)?.trim() ?? '';
  return /^\/(?!\/)/.test(inner) ? `https://${host}${inner}` : inner;
}

/**
 * Takes off the redirects that networks put around a link: `l.instagram.com/?u=`,
 * `tiktok.com/link/v2?target=` and their kin, and a page to sign in that leads back to it.
 */
export function unwrapLink(link: string): string {
  let inner = link.trim();
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const parts = splitLink(inner);
    const next = parts ? wrappedIn(parts) : '';
    if (!next) return inner;
    inner = next;
  }
  return inner;
}
