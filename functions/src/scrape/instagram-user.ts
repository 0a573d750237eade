import { outgoingLink } from '@vibes/core/link/outgoing-link';
import { isInstagramHost } from '@vibes/core/link/read-instagram-link';
import { splitLink } from '@vibes/core/link/split-link';
import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { countAt, listAt, textAt, valueAt } from './json-value.ts';

function bioLinks(user: unknown): string[] {
  const listed = listAt(user, 'bio_links').map(
    (link) => textAt(link, 'url') || textAt(link, 'lynx_url'),
  );
  const links = [...listed, textAt(user, 'external_url')].map(outgoingLink);
  const own = links.filter(
    (link) => link !== null && !isInstagramHost(splitLink(link)?.host ?? ''),
  );
  return [...new Set(own.filter((link) => link !== null))];
}

/** Instagram's user object, as the web and the mobile answers and older pages have it. Null when it has no name. */
export function readInstagramUser(user: unknown): ScrapedProfile | null {
  const handle = textAt(user, 'username').toLowerCase();
  if (!handle) return null;
  const emails = ['business_email', 'public_email'].map((field) => textAt(user, field).trim());
  return {
    platform: 'instagram',
    handle,
    name: textAt(user, 'full_name').trim(),
    bio: textAt(user, 'biography'),
    bio_links: bioLinks(user),
    contact_emails: [...new Set(emails.filter(Boolean))],
    followers: countAt(user, 'edge_followed_by', 'count') ?? countAt(user, 'follower_count'),
    // Signed addresses that stop working after days.
    avatar_url: null,
    is_private: valueAt(user, 'is_private') === true,
  };
}
