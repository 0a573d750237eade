import { splitLink, type LinkParts } from './split-link.ts';

const DEEPEST = 3;

/** Where services that count clicks keep the link itself. */
const WRAPPERS: Readonly<Record<string, { path?: string; parameters: string[] }>> = {
  'l.instagram.com': { parameters: ['u'] },
  'l.threads.com': { parameters: ['u'] },
  'l.facebook.com': { parameters: ['u'] },
  'lm.facebook.com': { parameters: ['u'] },
  'tiktok.com': { path: 'link', parameters: ['target'] },
  'youtube.com': { path: 'redirect', parameters: ['q'] },
  'google.com': { path: 'url', parameters: ['q', 'url'] },
};

function wrappedIn({ host, segments, query }: LinkParts): string {
  const wrapper = WRAPPERS[host.replace(/^www\./, '')];
  if (!wrapper || (wrapper.path && segments[0] !== wrapper.path)) return '';
  return wrapper.parameters.map(query).find(Boolean) ?? '';
}

/** Takes off the redirects that networks put around a link: `l.instagram.com/?u=`, `tiktok.com/link/v2?target=` and their kin. */
export function unwrapLink(link: string): string {
  let inner = link.trim();
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const parts = splitLink(inner);
    const next = parts ? wrappedIn(parts).trim() : '';
    if (!next) return inner;
    inner = next;
  }
  return inner;
}
