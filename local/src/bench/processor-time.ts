const ADDITIONS = 300_000_000;

/** Milliseconds of a fixed loop: figures of two machines can be compared by it. */
export function processorTime(): number {
  const begun = performance.now();
  let sum = 0;
  for (let number = 0; number < ADDITIONS; number += 1) sum += number;
  if (sum === 0) throw new Error('The loop was not run.');
  return performance.now() - begun;
}
