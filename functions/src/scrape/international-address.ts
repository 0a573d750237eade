import { domainToUnicode } from 'node:url';
import type { FoundAddress } from '@vibes/core/contact/contact-candidate';

/** The same address with its domain as people write it: links hold it in its ASCII form (RFC 3492). */
export function international(found: FoundAddress): FoundAddress {
  const at = found.address.lastIndexOf('@') + 1;
  const domain = found.address.slice(at);
  if (!/(?:^|\.)xn--/.test(domain)) return found;
  const written = domainToUnicode(domain);
  return written ? { ...found, address: found.address.slice(0, at) + written } : found;
}
