import { mailDomain } from './mailbox-key.ts';
import { isMailProvider } from './mail-providers.ts';

/** Of a domain name, in characters (RFC 1035, 2.3.4). */
export const DOMAIN_MAXIMUM = 253;

/**
 * Whose mail server an address is at: its domain, lower case and in ASCII (RFC 5890). Null where anyone
 * has a mailbox: two addresses there have nothing to do with each other.
 */
export function siteOf(address: string): string | null {
  const site = mailDomain(address);
  return isMailProvider(site) || site.length > DOMAIN_MAXIMUM ? null : site;
}
