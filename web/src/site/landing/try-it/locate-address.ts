import type { FoundAddress } from '@vibes/core/contact/contact-candidate';
import { findAddresses } from '@vibes/core/contact/find-addresses';

/** The place of an address in a text: `start` inclusive, `end` exclusive, in UTF-16 units. */
export interface AddressPlace {
  start: number;
  end: number;
}

/** The longest stretch before its end in which an address is searched. */
const LONGEST = 400;

const isReadIn = (text: string, { address, repairs }: FoundAddress): boolean =>
  findAddresses(text).some(
    (found) => found.address === address && found.repairs.join() === repairs.join(),
  );

/** The least number above `from`, up to `to`, for which `holds` is true; it must be true for `to`. */
function leastFor(holds: (n: number) => boolean, from: number, to: number): number {
  let [no, yes] = [from, to];
  while (yes - no > 1) {
    const middle = Math.floor((no + yes) / 2);
    if (holds(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}

/**
 * The shortest stretch of a text in which the finder still reads an address that it found there. It
 * asks the finder itself, so the stretch shown as evidence is the one that was read. Where the
 * address is written twice, it is the first one.
 */
export function locateAddress(text: string, found: FoundAddress): AddressPlace {
  const shortest = leastFor((end) => isReadIn(text.slice(0, end), found), 0, text.length);
  const earliest = Math.max(0, shortest - LONGEST);
  const length = leastFor(
    (units) => isReadIn(text.slice(shortest - units, shortest), found),
    0,
    shortest - earliest,
  );
  // A corrected ending reads the same without its last letters; combining marks belong to the letter before.
  const rest = /^(?:\p{M}|[.]?[\p{L}\p{N}])*/u.exec(text.slice(shortest))?.[0] ?? '';
  const end = shortest + (found.repairs.includes('ending') ? rest.length : marksOf(rest));
  return { start: shortest - length, end };
}

const marksOf = (rest: string): number => /^\p{M}*/u.exec(rest)?.[0].length ?? 0;
