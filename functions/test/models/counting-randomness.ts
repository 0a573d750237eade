import type { Randomness } from '../../src/ports/randomness.ts';

/** Predictable ids `id-1`, `id-2` … for tests. */
export function countingRandomness(): Randomness {
  let count = 0;
  return {
    bytes: (size) => Uint8Array.from({ length: size }, () => (count += 1) % 248),
    id: () => `id-${(count += 1)}`,
  };
}
