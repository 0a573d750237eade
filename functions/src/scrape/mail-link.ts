import type { FoundAddress } from '@vibes/core/contact/contact-candidate';
import { findAddresses } from '@vibes/core/contact/find-addresses';
import { EVIDENCE_LIMIT } from '@vibes/core/contact/quote-around';

/** Also with slashes, and behind a web scheme that a form put in front. */
const SCHEME = /^\s{0,20}(?:https?:\/\/)?mailto:(?:\/\/)?/i;
/** Pages of mail providers on which a letter is begun. */
const COMPOSE =
  /^\s{0,20}https?:\/\/(?:mail\.google\.com\/mail|outlook\.(?:live|office)\.com\/mail|compose\.mail\.yahoo\.com)\//i;
const TO = /[?&#]to=([^&#]*)/i;

/** True for a link that begins a letter: `mailto:`, or a mail provider's own page for it. */
export const isMailLink = (href: string) => SCHEME.test(href) || COMPOSE.test(href);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** RFC 6068: recipients stand before the query, or in its `to`. */
function recipientsOf(href: string): string {
  const named = TO.exec(href)?.[1] ?? '';
  if (COMPOSE.test(href)) return decode(named);
  const direct = href.replace(SCHEME, '').replace(/\?.*$/s, '').trim();
  return decode(direct || named);
}

/**
 * The recipients of a mail link, decoded; copies and the rest of the query are
 * cut. The evidence is the link's own words with the address.
 */
export function readMailLink(href: string, label: string): FoundAddress[] {
  const words = label.replace(/\s+/g, ' ').trim();
  return findAddresses(recipientsOf(href)).map(({ address, repairs }) => {
    const isNamed = words.toLowerCase().includes(address);
    const evidence = isNamed ? words : [words, address].filter(Boolean).join(': ');
    return { address, evidence: evidence.length > EVIDENCE_LIMIT ? address : evidence, repairs };
  });
}
