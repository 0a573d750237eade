/**
 * How the work on an input grows with its length, by processor time, so that waiting on a busy
 * machine does not count.
 */

// core knows no platform; only its tests run in Node.
declare const process: { cpuUsage(): { user: number; system: number } };

/** Doublings measured at once: where a table grows or memory is collected weighs little in four. */
const DOUBLINGS = 4;
const SPAN = 2 ** DOUBLINGS;
const MOST_FOLD = 2.3 ** DOUBLINGS;
/** Milliseconds below which noise outweighs the work. */
const MEASURABLE = 4;
/** Milliseconds above which work that grows more than twice too fast needs no second check. */
const BEYOND_DOUBT = 100;
const TRIES = 12;
/** Tries before work counts as plainly too slow: one alone may have paid for a collection of the heap. */
const FEWEST_TRIES = 4;

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds of processor time that `work` takes. */
export function spentOn(work: () => unknown): number {
  const before = processorTime();
  work();
  return processorTime() - before;
}

/** The same of work that is waited for, while nothing else runs. */
export async function spentAwaiting(work: () => Promise<unknown>): Promise<number> {
  const before = processorTime();
  await work();
  return processorTime() - before;
}

/** Work that grows too fast: `milliseconds` at `length` characters, `factor` times those at a sixteenth of it. */
export interface SteepGrowth {
  length: number;
  milliseconds: number;
  factor: number;
}

interface Growing {
  work: (input: string) => unknown;
  family: (length: number) => string;
  /** Milliseconds that work took; by the processor's clock unless given otherwise. */
  spent?: (work: () => unknown) => number;
}

const isPlain = ({ milliseconds, factor }: SteepGrowth) =>
  milliseconds > BEYOND_DOUBT && factor > 2 * MOST_FOLD;

/** Takes the least time of several tries: noise only ever adds. */
function measure({ work, family, spent = spentOn }: Growing, length: number): SteepGrowth | null {
  const [short, long] = [family(length / SPAN), family(length)];
  let [least, milliseconds] = [Infinity, Infinity];
  for (let tries = 0; tries < TRIES; tries += 1) {
    for (let again = 0; again < 3; again += 1)
      least = Math.min(
        least,
        spent(() => work(short)),
      );
    milliseconds = Math.min(
      milliseconds,
      spent(() => work(long)),
    );
    const growth = { length, milliseconds, factor: milliseconds / least };
    if (milliseconds <= MEASURABLE || growth.factor <= MOST_FOLD) return null;
    if (tries + 1 >= FEWEST_TRIES && isPlain(growth)) return growth;
  }
  return { length, milliseconds, factor: milliseconds / least };
}

/**
 * The first of `lengths` (in characters, ascending) at which a family of inputs
 * costs more than 2.3 times the work for each doubling since a sixteenth of it,
 * or null. Where that is not plain, it must be plain over the next four doublings:
 * work with a square in it that costs 28 times as much at first costs 125 times as
 * much there, while memory that is collected or comes from elsewhere adds about the same again.
 */
export function findSteepGrowth(growing: Growing, lengths: readonly number[]): SteepGrowth | null {
  for (const length of lengths) {
    const steep = measure(growing, length);
    if (!steep) continue;
    if (isPlain(steep)) return steep;
    const next = measure(growing, length * SPAN);
    if (next && isPlain(next)) return next;
  }
  return null;
}
