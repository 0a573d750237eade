import { isLoopbackAddress, isPublicAddress } from './is-public-address.ts';
import { FetchError } from './fetch-error.ts';

const LONGEST = 4000;

/** Decides on an address of the network, not on a name. */
export type AddressRule = (ip: string) => boolean;

export const addressRule = (allow_local_targets: boolean): AddressRule =>
  allow_local_targets ? (ip) => isPublicAddress(ip) || isLoopbackAddress(ip) : isPublicAddress;

/** The host of a URL without the brackets of IPv6. */
const bareHost = (url: URL) => url.hostname.replace(/^\[|\]$/g, '');

/** True for a host that is an address: names have a letter last, IPv6 has colons. */
const isLiteral = (host: string) => host.includes(':') || /^[\d.]+$/.test(host);

/**
 * The address to ask for: web schemes, no user info. Throws a FetchError
 * otherwise. Names are judged later, on the address they resolve to.
 */
export function pageAddress(link: string, isAllowed: AddressRule): URL {
  const url = link.length <= LONGEST && URL.canParse(link) ? new URL(link) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isWeb || url.username || url.password) throw new FetchError('refused_address');
  const host = bareHost(url);
  if (isLiteral(host) && !isAllowed(host)) throw new FetchError('refused_address');
  return url;
}
