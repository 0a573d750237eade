import type { FoundAddress } from '@vibes/core/contact/contact-candidate';
import { findAddresses } from '@vibes/core/contact/find-addresses';
import { EVIDENCE_LIMIT } from '@vibes/core/contact/quote-around';

/** Also with slashes, and behind a web scheme that a form put in front. */
const SCHEME = /^\s*(?:https?:\/\/)?mailto:(?:\/\/)?/i;

export const isMailLink = (href: string) => SCHEME.test(href);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The recipients of a `mailto:` link, decoded; copies and the rest of the query
 * are cut. The evidence is the link's own words with the address.
 */
export function readMailLink(href: string, label: string): FoundAddress[] {
  const recipients = decode(href.replace(SCHEME, '').replace(/\?.*$/s, ''));
  const words = label.replace(/\s+/g, ' ').trim();
  return findAddresses(recipients).map(({ address }) => {
    const isNamed = words.toLowerCase().includes(address);
    const evidence = isNamed ? words : [words, address].filter(Boolean).join(': ');
    return { address, evidence: evidence.length > EVIDENCE_LIMIT ? address : evidence };
  });
}
