import { describeMachine, measureMachine, slownessOf } from '../process/machine-speed.ts';

let slowness = 1;

/** How many times slower than usual this machine is; 1 before it was measured. */
export const machineSlowness = (): number => slowness;

/** Measures the machine, before anything else runs on it, and says what it found. */
export function measureSlowness(): string {
  const speed = measureMachine();
  slowness = slownessOf(speed);
  return describeMachine(speed);
}
