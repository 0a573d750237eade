import {
  isHostIn,
  LINK_PAGE_HOSTS,
  SHOP_HOSTS,
  SHORTENER_HOSTS,
  SOCIAL_HOSTS,
} from '@vibes/core/link/known-hosts';
import { outgoingLink } from '@vibes/core/link/outgoing-link';
import { splitLink } from '@vibes/core/link/split-link';

/** Lower is sooner; null is never. */
function rank(host: string): number | null {
  if (isHostIn(LINK_PAGE_HOSTS, host)) return 0;
  if (isHostIn(SOCIAL_HOSTS, host) || isHostIn(SHOP_HOSTS, host)) return null;
  return isHostIn(SHORTENER_HOSTS, host) ? 2 : 1;
}

/**
 * Which of a profile's links to open, and in what order: pages of links, then
 * the creator's own sites, then shorteners; within each the owner's order.
 * Social networks and shops are left out; each comes once.
 */
export function rankBioLinks(links: string[]): string[] {
  const pages = links.flatMap((raw) => {
    const url = outgoingLink(raw);
    const place = url && rank(splitLink(url)?.host ?? '');
    return url && typeof place === 'number' ? [{ url, place }] : [];
  });
  return [...new Set(pages.toSorted((a, b) => a.place - b.place).map(({ url }) => url))];
}
