import { isLoopbackAddress, isPublicAddress } from './is-public-address.ts';
import { FetchError } from './fetch-error.ts';

const LONGEST = 4000;

/** Decides on an address of the network, not on a name. */
export type AddressRule = (ip: string) => boolean;

/** What may be asked for. */
export interface WebRules {
  isAllowed: AddressRule;
  /** Plain HTTP, any port and names of this network, for the local world only. */
  is_local: boolean;
}

export const webRules = (allow_local_targets: boolean): WebRules => ({
  isAllowed: allow_local_targets
    ? (ip) => isPublicAddress(ip) || isLoopbackAddress(ip)
    : isPublicAddress,
  is_local: allow_local_targets,
});

/** The host of a URL without the brackets of IPv6 and the final dot of a full name. */
export const bareHost = (url: URL) => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** True for a host that is an address: names have a letter last, IPv6 has colons. */
const isLiteral = (host: string) => host.includes(':') || /^[\d.]+$/.test(host);

/** Names that mean something only inside a network (RFC 6761, RFC 6762, RFC 8375, ICANN's .internal). */
const isInnerName = (host: string) =>
  !host.includes('.') ||
  /\.(?:localhost|local|internal|intranet|lan|corp|home|home\.arpa)$/.test(host);

/**
 * The address to ask for: web schemes, no user info. Outside the local world it is made HTTPS, and
 * a port of its own is refused: that is where services hide. Throws a FetchError otherwise. A name
 * is judged once more when connecting, by the address it resolves to.
 */
export function pageAddress(link: string, { isAllowed, is_local }: WebRules): URL {
  const refused = new FetchError('refused_address');
  const url = link.length <= LONGEST && URL.canParse(link) ? new URL(link) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isWeb || url.username || url.password) throw refused;
  const host = bareHost(url);
  if (isLiteral(host) && !isAllowed(host)) throw refused;
  if (is_local) return url;
  if (url.port || (!isLiteral(host) && isInnerName(host))) throw refused;
  url.protocol = 'https:';
  return url;
}
