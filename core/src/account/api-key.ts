/** API keys: `vo_live_` + 32 base62 characters + 6 of checksum. A malformed key costs no database read. */
export const API_KEY_PREFIX = 'vo_live_';
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const SHAPE = new RegExp(`^${API_KEY_PREFIX}[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);

/** CRC-32 (IEEE 802.3): finds typing slips. It protects nothing; the 190 random bits do. */
function crc32(text: string): number {
  let crc = ~0;
  for (let i = 0; i < text.length; i += 1) {
    crc ^= text.charCodeAt(i);
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

function checksum(secret: string): string {
  let rest = crc32(secret);
  let digits = '';
  for (let i = 0; i < CHECKSUM_LENGTH; i += 1) {
    digits = BASE62.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/**
 * A new key. `random` fills a buffer with cryptographic random bytes; bytes
 * above 247 are thrown away, so that every character is equally likely.
 */
export function createApiKey(random: (size: number) => Uint8Array): string {
  let secret = '';
  while (secret.length < SECRET_LENGTH) {
    for (const byte of random(SECRET_LENGTH)) {
      if (byte < 248 && secret.length < SECRET_LENGTH) secret += BASE62.charAt(byte % 62);
    }
  }
  return API_KEY_PREFIX + secret + checksum(secret);
}

export function isApiKey(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const secret = text.slice(API_KEY_PREFIX.length, API_KEY_PREFIX.length + SECRET_LENGTH);
  return text.endsWith(checksum(secret));
}

/** Short enough for one line of a phone. */
const MASK = '•'.repeat(10);

/** The key as a screen shows it: first 8 characters, dots, last 4. */
export function maskApiKey(key: string): string {
  return key ? key.slice(0, 8) + MASK + key.slice(-4) : MASK;
}
