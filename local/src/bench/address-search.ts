import { findAddresses } from '@vibes/core/contact/find-addresses';
import type { Figure } from './figure.ts';
import { aSecond, atLeast } from './figure.ts';
import { nearAddresses } from './invented-page.ts';
import { percentile } from './percentile.ts';

const ROUNDS = 15;
const SIZE = 1_000_000;
const GOAL = 20;

/** How many times a second a text is searched that is full of near-addresses and holds none. */
export function benchAddressSearch(): Figure[] {
  const text = nearAddresses(SIZE);
  const rates = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    const count = findAddresses(text, { handle: 'kiln.maker' }).length;
    return count ? 0 : 1000 / (performance.now() - started);
  });
  return [atLeast('1 MB of near-addresses', percentile(rates, 0.5), GOAL, aSecond)];
}
