import type { FoundAddress } from '@vibes/core/contact/contact-candidate';
import { findAddresses } from '@vibes/core/contact/find-addresses';
import { EDGE } from './inline-edges.ts';

/** How much text around an edge decides what it is. */
const REACH = 120;
/** More edges than any page leaves open; further ones stand between words. */
const MOST_OPEN = 50;

const ENDS = new RegExp(`\\S{0,${REACH}}$`);
const BEGINS = new RegExp(`^\\S{0,${REACH}}`);

/** The first address in `found` that `others` has not. */
const missingIn = (found: FoundAddress[], others: FoundAddress[]) =>
  found.find(({ address }) => others.every((other) => other.address !== address));

/**
 * The addresses in a text with open edges. An edge where only one reading gives
 * an address is settled so; where both do, both are found, each as the rival of
 * the other, behind what is certain. `reader` as for `findAddresses`.
 */
export function addressesAtEdges(
  text: string,
  reader: { handle?: string | undefined } = {},
): FoundAddress[] {
  const [first = '', ...rest] = text.split(EDGE);
  const rivals: FoundAddress[] = [];
  let settled = first;
  for (const part of rest.slice(0, MOST_OPEN)) {
    const before = settled.slice(-REACH);
    const behind = BEGINS.exec(part)?.[0] ?? '';
    const apart = findAddresses(`${before} ${behind}`, reader);
    const joined = findAddresses(`${before}${behind}`, reader);
    const inTwo = missingIn(apart, joined);
    const inOne = missingIn(joined, apart);
    if (inTwo && inOne) {
      rivals.push({ ...inTwo, rival: inOne.address }, { ...inOne, rival: inTwo.address });
      // Neither is taken for certain: the words of both go.
      settled = `${settled.slice(0, -REACH)}${before.replace(ENDS, '')}${part.replace(BEGINS, '')}`;
    } else settled += inOne ? part : ` ${part}`;
  }
  const whole = [settled, ...rest.slice(MOST_OPEN)].join(' ');
  return [...findAddresses(whole, reader), ...rivals];
}
