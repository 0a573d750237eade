import { splitLink } from '@vibes/core/link/split-link';
import { serviceOn } from './link-page/link-services.ts';

const NAME = /^@?([\w.-]{1,60})$/;

/**
 * Where a service that draws its pages in the browser (`needs_api`) keeps the
 * same public data: the answer its own page asks for. Null for every other
 * page, also for the service's front page. Always https.
 */
export function apiAddress(url: string): string | null {
  const parts = splitLink(url);
  const host = parts?.host.replace(/^www\./, '') ?? '';
  const apiOf = serviceOn(host)?.apiOf;
  const name = NAME.exec(parts?.segments[0] ?? '')?.[1];
  const isDots = name !== undefined && /^\.+$/.test(name);
  return apiOf && name && !isDots ? apiOf(encodeURIComponent(name)) : null;
}
