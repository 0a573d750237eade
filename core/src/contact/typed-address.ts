const LONGEST = 254;
const PLAIN = /^[a-z0-9_+-]+(?:\.[a-z0-9_+-]+)*$/;
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{M}-]{2,}$/u;

/**
 * The one address that a person typed or pasted, lower case; null for anything else. Whether its
 * domain takes mail is for DNS to say.
 */
export function typedAddress(text: string): string | null {
  const address = text
    .trim()
    .replace(/^mailto:/i, '')
    .toLowerCase();
  const at = address.lastIndexOf('@');
  const isAddress = PLAIN.test(address.slice(0, at)) && DOMAIN.test(address.slice(at + 1));
  return at > 0 && isAddress && address.length <= LONGEST ? address : null;
}
