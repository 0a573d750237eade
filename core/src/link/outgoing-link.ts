import { LINK_MAXIMUM } from './find-links.ts';
import { splitLink } from './split-link.ts';
import { unwrapLink } from './unwrap-link.ts';

/**
 * A link from a profile, made absolute: without redirect wrappers, and with https where the scheme
 * is missing. Null for what is no web address, and for one that is too long to be one.
 */
export function outgoingLink(raw: string): string | null {
  const link = unwrapLink(raw);
  if (link.length > LINK_MAXIMUM || !splitLink(link)) return null;
  if (/^https?:\/\//i.test(link)) return link;
  return `https://${link.replace(/^\/\//, '')}`;
}
