/** Spaces, control characters and backslashes: URL parsers drop or convert them, each in its own way. */
const UNTRUSTED = /[\s\\\p{Cc}\p{Cf}]/u;

/**
 * Whether an address is a page of the app at `origin`, which ends without a slash. Compares text
 * and parses nothing: after the exact origin only a path, a query or a fragment may begin, so every
 * URL parser ends the host there. Another spelling of the same origin is refused; the app never
 * writes one.
 */
export function isOwnAddress(address: string, origin: string): boolean {
  if (!address.startsWith(origin) || UNTRUSTED.test(address)) return false;
  return /^(?:[/?#]|$)/.test(address.slice(origin.length));
}
