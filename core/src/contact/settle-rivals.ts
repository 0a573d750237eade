import type { FoundAddress } from './contact-candidate.ts';

/**
 * Decides between two readings of the same letters by what else was found: one that is
 * somewhere without a rival (in a mail link, in the page's data, a second time) is certain, and its
 * rival is dropped. Where both or neither are certain, both stay. Keeps the order; addresses may
 * repeat.
 */
export function settleRivals<Found extends Pick<FoundAddress, 'address' | 'rival'>>(
  found: readonly Found[],
): Found[] {
  const certain = new Set(
    found.filter(({ rival }) => rival === undefined).map(({ address }) => address),
  );
  return found.filter(
    ({ address, rival }) => rival === undefined || (!certain.has(address) && !certain.has(rival)),
  );
}
