import { findInPage } from '../contacts/product-finder.ts';
import type { Figure } from './figure.ts';
import { aSecond, atLeast } from './figure.ts';
import { denseSite, instagramPage, linkPage, longText, tiktokPage } from './invented-page.ts';
import { percentile } from './percentile.ts';

const ROUNDS = 9;
const PAGES = 12;
const MEGABYTE = 1_000_000;

/** Sizes in megabytes, goals in pages a second on one core. */
const KINDS = [
  { what: 'TikTok profile', make: tiktokPage, size: 0.55, goal: 200 },
  { what: 'Instagram profile', make: instagramPage, size: 1.2, goal: 200 },
  { what: 'link page, its data in it', make: linkPage, size: 0.5, goal: 20 },
  { what: 'site of many small elements', make: denseSite, size: 1, goal: 20 },
  { what: 'one long text', make: longText, size: 1, goal: 20 },
];

/** Pages a second of one round, from their bytes to the address on each; null when one is not read. */
function readAll(pages: readonly Uint8Array[]): number | null {
  const started = performance.now();
  const isRead = pages.every((bytes) => findInPage(bytes).addresses.length === 1);
  const seconds = (performance.now() - started) / 1000;
  return isRead ? pages.length / seconds : null;
}

/** How many pages a second are read, decoding and the search for addresses included. */
export function benchPageReading(): Figure[] {
  return KINDS.map(({ what, make, size, goal }) => {
    const pages = Array.from({ length: PAGES }, (_, number) =>
      Buffer.from(make(number, size * MEGABYTE)),
    );
    const bytes = pages.reduce((sum, page) => sum + page.length, 0) / pages.length;
    const rounds = Array.from({ length: ROUNDS }, () => readAll(pages));
    const rates = rounds.flatMap((rate) => rate ?? []);
    const isRead = rates.length === ROUNDS;
    const rate = isRead ? percentile(rates, 0.5) : 0;
    const figure = atLeast(`${what}, ${(bytes / MEGABYTE).toFixed(2)} MB`, rate, goal, aSecond);
    return isRead ? figure : { ...figure, measured: 'not read' };
  });
}
