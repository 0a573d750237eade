/** Cryptographic randomness. */
export interface Randomness {
  bytes: (size: number) => Uint8Array;
  /** A new document id or lease token, 20 characters of base62. */
  id: () => string;
}

/** At least 0 and below 1. */
export function chanceOf({ bytes }: Randomness): number {
  const [chance = 0] = bytes(1);
  return chance / 256;
}
