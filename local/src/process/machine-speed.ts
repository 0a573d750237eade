import { execFileSync } from 'node:child_process';

/**
 * How fast this machine is at what tests are made of: fresh memory and the start of a process.
 * Machines that add equally fast differ by five in these.
 */
export interface MachineSpeed {
  /** Milliseconds to touch every page of 200 MB of fresh memory. */
  fresh_memory_ms: number;
  /** Milliseconds until a Node that does nothing has started and ended. */
  process_start_ms: number;
}

/**
 * A usual machine with two cores. The start was measured on one. The memory is reckoned: where the
 * whole suite took 3.6 times as long as on a usual one, these were 630 and 115.
 */
const USUAL: MachineSpeed = { fresh_memory_ms: 100, process_start_ms: 55 };

const BYTES = 200 * 1024 * 1024;
const PAGE = 4096;
const TRIES = 3;

const timed = (work: () => unknown): number => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};

/** The least of some tries: other work on the machine only ever adds. */
const least = (work: () => unknown): number =>
  Math.min(...Array.from({ length: TRIES }, () => timed(work)));

function touchFreshMemory() {
  const memory = Buffer.alloc(BYTES);
  for (let at = 0; at < memory.length; at += PAGE) memory[at] = 1;
}

/** Measures it in about two seconds. */
export const measureMachine = (): MachineSpeed => ({
  fresh_memory_ms: least(touchFreshMemory),
  process_start_ms: least(() => execFileSync(process.execPath, ['-e', '0'])),
});

/** How many times slower than usual, by the geometric mean of both; a faster machine counts as usual. */
export const slownessOf = ({ fresh_memory_ms, process_start_ms }: MachineSpeed): number =>
  Math.max(
    1,
    Math.sqrt(
      (fresh_memory_ms / USUAL.fresh_memory_ms) * (process_start_ms / USUAL.process_start_ms),
    ),
  );

/** What was measured, in a sentence. */
export const describeMachine = (speed: MachineSpeed): string =>
  `This machine is ${slownessOf(speed).toFixed(1)} times slower than usual ` +
  `(200 MB of fresh memory: ${speed.fresh_memory_ms.toFixed(0)} ms, ` +
  `the start of a process: ${speed.process_start_ms.toFixed(0)} ms).`;
