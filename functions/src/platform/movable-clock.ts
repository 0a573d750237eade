import { readFileSync } from 'node:fs';

function readOffset(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    return 0;
  }
}

/**
 * The time; with a file, as many milliseconds later as the file holds at that moment. Tests use the
 * file to move the clocks of all processes at once; without it, or with something else in it, it is
 * the real time.
 */
export const movableClock = (file: string | undefined) => (): Date =>
  new Date(Date.now() + (file === undefined ? 0 : readOffset(file)));
