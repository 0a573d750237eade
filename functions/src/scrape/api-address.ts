import { splitLink } from '@vibes/core/link/split-link';

/** Where each service's own page asks for its data; seen in their pages and in public readers of them. */
const ADDRESSES: Record<string, (name: string) => string> = {
  'linkin.bio': (name) => `https://api-prod.linkin.bio/api/v2/pages?nickname=${name}`,
  'taplink.cc': (name) => `https://taplink.cc/${name}/api/page/get.json`,
  'taplink.at': (name) => `https://taplink.at/${name}/api/page/get.json`,
  'stan.store': (name) => `https://api.stanwith.me/api/v1/stores?username=${name}`,
};
const NAME = /^@?([\w.-]{1,60})$/;

/**
 * Where a service that draws its pages in the browser (`needs_api`) keeps the
 * same public data: the answer its own page asks for. Null for every other
 * page, also for the service's front page. Always https.
 */
export function apiAddress(url: string): string | null {
  const parts = splitLink(url);
  const host = parts?.host.replace(/^www\./, '') ?? '';
  const address = Object.hasOwn(ADDRESSES, host) ? ADDRESSES[host] : undefined;
  const name = NAME.exec(parts?.segments[0] ?? '')?.[1];
  const isDots = name !== undefined && /^\.+$/.test(name);
  return address && name && !isDots ? address(encodeURIComponent(name)) : null;
}
