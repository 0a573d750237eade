/** How long a code of a handover works, in milliseconds. */
export const HANDOVER_LIFE = 600_000;

/** 128 random bits: nobody finds a code by trying. */
const CODE_BYTES = 16;

/** A new code: 32 hexadecimal digits. `random` fills a buffer with cryptographic random bytes. */
export const createHandoverCode = (random: (size: number) => Uint8Array): string =>
  Array.from(random(CODE_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const isHandoverCode = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);
