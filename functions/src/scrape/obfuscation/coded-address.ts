/** Ways in which pages keep an address from robots and their own script puts it back. */

const LONGEST_CODE = 400;
const WHOLE_ADDRESS = /^[a-z0-9._+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24}$/i;
export const isWhole = (text: string) => WHOLE_ADDRESS.test(text.trim());

export function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
}

/** Base64, also in its URL form, as UTF-8. Empty for what is none. */
export function fromBase64(text: string): string {
  const plain = text.trim().replace(/-/g, '+').replace(/_/g, '/');
  if (!/^[a-z0-9+/]{2,4000}={0,2}$/i.test(plain)) return '';
  try {
    const binary = atob(plain);
    if (/^[\s!-~]*$/.test(binary)) return binary;
    const bytes = Uint8Array.from(binary, (byte) => byte.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
}

export const backwards = (text: string) => Array.from(text).toReversed().join('');

/**
 * The address in a value that holds nothing else: Base64, or with `mailto:` in front. Empty when it is none. Letters shifted by 13 places or
 * turned around look like an address too, so these are read only where the
 * page says so.
 */
export function decodeAddress(value: string): string {
  if (value.length > LONGEST_CODE || /\s/.test(value)) return '';
  const decoded = [value, fromBase64(value)].map((text) =>
    text
      .trim()
      .replace(/^mailto:/i, '')
      .replace(/\?.*$/s, ''),
  );
  return decoded.find(isWhole) ?? '';
}

const SHIFTED_RANGES: [number, number][] = [
  [0x2b, 0x3a],
  [0x40, 0x5a],
  [0x61, 0x7a],
];

function shift(text: string, by: number): string {
  return text.replace(/./gs, (letter) => {
    const code = letter.charCodeAt(0);
    const [low = 0, high = 0] =
      SHIFTED_RANGES.find(([from, to]) => code >= from && code <= to) ?? [];
    const size = high - low + 1;
    return high === 0 ? letter : String.fromCharCode(low + ((code - low + by + size) % size));
  });
}

/**
 * Undoes the letter shift of TYPO3's spam protection (`linkTo_UnCryptMailto`):
 * the shift is right when the text starts with `mailto:`. Empty when none is.
 * https://docs.typo3.org: config.spamProtectEmailAddresses, -10 to 10.
 */
export function decodeTypo3(text: string): string {
  if (text.length > 300) return '';
  for (let by = -10; by <= 10; by += 1) {
    const plain = shift(text, by);
    if (plain.startsWith('mailto:')) return plain;
  }
  return '';
}
