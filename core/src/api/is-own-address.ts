/** Spaces, control characters and backslashes: readers of addresses drop or turn them, each in its way. */
const UNTRUSTED = /[\s\\\p{Cc}\p{Cf}]/u;

/**
 * Whether an address is a page of the app at `origin`, which ends without a slash. Compares
 * text and parses nothing: behind the exact origin only a path, a query or a fragment may
 * begin, so the host has ended there for every reader. Another spelling of the same origin
 * is refused; the app never writes one.
 */
export function isOwnAddress(address: string, origin: string): boolean {
  if (!address.startsWith(origin) || UNTRUSTED.test(address)) return false;
  return /^(?:[/?#]|$)/.test(address.slice(origin.length));
}
