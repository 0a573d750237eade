/** The web's own reading of a host name (WHATWG URL), in browsers and in Node alike. */
declare const URL: new (address: string) => { hostname: string };

function asciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * The same key for every spelling of one mailbox: an international domain in its ASCII form (RFC
 * 5890), so that `ann@bücher.de` and `ann@xn--bcher-kva.de` have one key. The local part stays as
 * it is: only its own server knows which of them are one mailbox (RFC 5321, 2.3.11).
 *
 * @param address lower case, as found in a text
 */
export function mailboxKey(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + asciiDomain(domainOf(address));
}

/** The part after the last at sign, as written. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

export const isSameMailbox = (one: string, other: string): boolean =>
  mailboxKey(one) === mailboxKey(other);
