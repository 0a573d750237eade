/** A picture of the screen, and the moment of the film it is of, in ms. */
export interface Shot {
  at: number;
  png: Buffer;
}

/**
 * The pictures of a film that shows `rate` of them a second until `end` (ms): at each
 * moment the last one taken. Before the first there is the first.
 */
export function steadyFrames(
  shots: readonly Shot[],
  { end, rate }: { end: number; rate: number },
): Shot[] {
  const [first] = shots;
  if (!first) return [];
  let index = 0;
  return Array.from({ length: Math.round((end / 1000) * rate) }, (_, frame) => {
    const moment = (frame * 1000) / rate;
    while ((shots[index + 1]?.at ?? Infinity) <= moment) index += 1;
    return shots[index] ?? first;
  });
}
