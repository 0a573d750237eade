import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { findLinks } from '@vibes/core/link/find-links';
import { isHostIn, LINK_PAGE_HOSTS } from '@vibes/core/link/known-hosts';
import { outgoingLink } from '@vibes/core/link/outgoing-link';
import { splitLink } from '@vibes/core/link/split-link';

const SHORTEST_NAME = 4;

const letters = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Links typed into the bio itself, of those who may not have a link field: a
 * page of links, or a site that bears the owner's handle. Any other site may be
 * a sponsor's, and so are the addresses there.
 */
export function typedLinks({ bio, handle }: ScrapedProfile): string[] {
  const own = letters(handle);
  const isOwners = (link: string) => {
    const parts = splitLink(link);
    if (!parts) return false;
    const host = parts.host.replace(/^www\./, '');
    if (isHostIn(LINK_PAGE_HOSTS, host))
      return parts.segments.length > 0 || host.split('.').length > 2;
    return own.length >= SHORTEST_NAME && letters(host.split('.')[0] ?? '') === own;
  };
  return findLinks(bio).flatMap((typed) => {
    const link = isOwners(typed) ? outgoingLink(typed) : null;
    return link ? [link] : [];
  });
}
