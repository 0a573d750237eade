/** How often something happened: `hits` of `of` times. */
export interface Proportion {
  hits: number;
  of: number;
}

/** Standard deviations: one share in 740 is further up by chance alone. */
const Z = 3;

export const shareOf = ({ hits, of }: Proportion): number => (of === 0 ? 0 : hits / of);

/**
 * Wilson's score interval: between which shares, from 0 to 1, the true one is. Holds for few
 * and for none too: of 0 times it says nothing, from 0 to 1.
 * E. B. Wilson, Journal of the American Statistical Association 22 (1927), 209–212.
 */
export function scoreInterval({ hits, of }: Proportion): { low: number; high: number } {
  if (of === 0) return { low: 0, high: 1 };
  const share = hits / of;
  const scale = 1 + Z ** 2 / of;
  const middle = (share + Z ** 2 / (2 * of)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return { low: middle - half, high: middle + half };
}

/**
 * By how much a share has risen at the very least, as the lower bound of Newcombe's interval for
 * the difference of two shares (method 10); negative when it may not have risen at all.
 * R. G. Newcombe, Statistics in Medicine 17 (1998), 873–890.
 */
export function leastRise({ from, to }: { from: Proportion; to: Proportion }): number {
  const [before, after] = [shareOf(from), shareOf(to)];
  const fall = after - scoreInterval(to).low;
  const rise = scoreInterval(from).high - before;
  return after - before - Math.hypot(fall, rise);
}
