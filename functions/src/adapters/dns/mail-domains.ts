import { domainToASCII } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { MailDomain } from '@vibes/core/delivery/sending-facts';
import type { MailHosts } from '../../ports/mail-hosts.ts';
import type { TakesMail } from '../../ports/takes-mail.ts';
import { inTime, records, type DnsClient } from './dns-client.ts';

/** Domains remembered by an instance, the longest unasked forgotten first. */
const MOST_DOMAINS = 10_000;

/**
 * Milliseconds. A `no` is kept shorter: once the owner corrects the domain, it is asked for again
 * at once.
 */
const KEPT: Record<MailDomain, number> = { yes: 3_600_000, no: 300_000, unknown: 10_000 };

/** A domain without a mail server of its own is its own (RFC 5321, 5.1); one named "." is none (RFC 7505). */
async function ask(dns: DnsClient, domain: string): Promise<MailDomain> {
  const servers = await records(dns.resolveMx(domain));
  if (servers === null) return 'unknown';
  if (servers.length > 0) return servers.some(({ exchange }) => exchange !== '') ? 'yes' : 'no';
  const [v4, v6] = await Promise.all([
    records(dns.resolve4(domain)),
    records(dns.resolve6(domain)),
  ]);
  if (v4?.length || v6?.length) return 'yes';
  return v4 && v6 ? 'no' : 'unknown';
}

/** The port on DNS. Asked twice at once, a domain is looked up once. */
export function mailDomains(dns: DnsClient): TakesMail {
  const known = new LRUCache<string, MailDomain>({
    max: MOST_DOMAINS,
    ttl: KEPT.yes,
    fetchMethod: async (domain, _, { options }) => {
      const answer = await inTime(ask(dns, domain), 'unknown');
      options.ttl = KEPT[answer];
      return answer;
    },
  });
  return async (domain) => {
    const ascii = domainToASCII(domain.toLowerCase());
    return (ascii && (await known.fetch(ascii))) || 'unknown';
  };
}

/** The port on DNS. Asked for reports alone, so seldom that nothing is remembered. */
export const mailHosts =
  (dns: DnsClient): MailHosts =>
  async (domain) => {
    const ascii = domainToASCII(domain.toLowerCase());
    const servers = ascii ? await inTime(records(dns.resolveMx(ascii)), null) : null;
    return (servers ?? []).flatMap(({ exchange }) => (exchange ? [exchange.toLowerCase()] : []));
  };
