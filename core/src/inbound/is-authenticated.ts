import { getDomain } from 'tldts';
import { domainOf, mailDomain } from '../contact/mailbox-key.ts';
import { readAuthenticationResults, type AuthenticationCheck } from './authentication-results.ts';
import type { ParsedHead } from './parse-mail.ts';

/** The server of a mailbox, by what it is known to write into the header of what it takes. */
export interface MailServer {
  /** Its name in Authentication-Results. */
  authserv_id: string;
  /** Whether a hop was added by one of its hosts. Lower case. */
  isOwnHost: (host: string) => boolean;
}

export const GMAIL: MailServer = {
  authserv_id: 'mx.google.com',
  isOwnHost: (host) => host === 'google.com' || host.endsWith('.google.com'),
};

const LONGEST_HOP = 2000;

/** The host that added a hop which names where it took the message from; null for one inside a server. */
function takenBy(hop: string): string | null {
  const text = hop.slice(0, LONGEST_HOP);
  if (!/^from\s/i.test(text)) return null;
  // Where the sender's name cannot be told from the rest, nobody's host took it.
  return (
    /^from \S+ (?:\([^()]*(?:\([^()]*\)[^()]*)*\) )*by (\S+)/i.exec(text)?.[1]?.toLowerCase() ?? ''
  );
}

/**
 * What the mailbox's server found: in the topmost field, right below the hop by which it took the
 * message from outside (RFC 8601, 5). A sender writes hops that name its hosts too, below that one.
 */
function checksBy(server: MailServer, { trace }: Pick<ParsedHead, 'trace'>): AuthenticationCheck[] {
  let isTaken = false;
  for (const { name, value } of trace) {
    if (name === 'authentication-results') {
      const found = readAuthenticationResults(value);
      return found?.authserv_id === server.authserv_id ? found.checks : [];
    }
    const host = takenBy(value);
    if (host === null) continue;
    if (isTaken || !server.isOwnHost(host)) return [];
    isTaken = true;
  }
  return [];
}

/** Organizational domains are compared, as DMARC does by default (RFC 7489, 3.1). */
const registered = (host: string): string | null =>
  getDomain(host.replace(/\.$/, ''), { allowPrivateDomains: true });

/** Whether one owner registered both domains. */
export const isSameOwner = (one: string, other: string): boolean =>
  registered(one) !== null && registered(one) === registered(other);

/** The domain that a passed check proves; of a report without a return path the host that sent it. */
function provenDomain({ method, properties }: AuthenticationCheck): string {
  if (method === 'dkim') return properties['header.d'] ?? domainOf(properties['header.i'] ?? '');
  const from = (properties['smtp.mailfrom'] ?? '').replace(/[<>]/g, '');
  return from === '' ? (properties['smtp.helo'] ?? '') : domainOf(from);
}

/**
 * Whether the mailbox's own server vouches for the sender: DMARC passed for the domain that we read in
 * From, or DKIM or SPF passed for a domain aligned with it. A message with two senders has none.
 */
export function isAuthenticated(
  { from, senders, trace }: Pick<ParsedHead, 'from' | 'senders' | 'trace'>,
  server: MailServer,
): boolean {
  if (senders !== 1 || !from.address.includes('@')) return false;
  const domain = mailDomain(from.address);
  const checks = checksBy(server, { trace });
  const dmarc = checks.filter(({ method }) => method === 'dmarc');
  const [first, ...others] = dmarc;
  const isPassed = first?.result === 'pass' && first.properties['header.from'] === domain;
  if (isPassed && others.length === 0) return true;
  if (dmarc.some(({ result }) => result === 'fail')) return false;
  return checks.some(
    (check) =>
      ['dkim', 'spf'].includes(check.method) &&
      check.result === 'pass' &&
      isSameOwner(provenDomain(check), domain),
  );
}
