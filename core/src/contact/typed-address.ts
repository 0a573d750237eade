import { MARKED } from './read-local.ts';

const LONGEST = 254;
const NAME = `[a-z0-9_+'${MARKED}-]+`;
const LOCAL = new RegExp(`^${NAME}(?:\\.${NAME})*$`, 'u');
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]*[\\p{L}\\p{N}\\p{M}])?';
/** Letters, or an international ending in its ASCII form: the xn--p1ai of .рф. */
const ENDING = '(?:xn--[a-z0-9-]*[a-z0-9]|\\p{L}[\\p{L}\\p{M}]+)';
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+${ENDING}$`, 'u');

/**
 * The one address that a person typed or pasted, lower case; null for anything else. Whether its
 * domain takes mail is for DNS to say.
 */
export function typedAddress(text: string): string | null {
  const address = text
    .trim()
    .replace(/^mailto:/i, '')
    // A phone's keyboard writes the apostrophe curved, and may split a letter from its sign.
    .replaceAll('\u2019', "'")
    .normalize('NFC')
    .toLowerCase();
  if (address.length > LONGEST) return null;
  const at = address.lastIndexOf('@');
  const isAddress = LOCAL.test(address.slice(0, at)) && DOMAIN.test(address.slice(at + 1));
  return at > 0 && isAddress ? address : null;
}
