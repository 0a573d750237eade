import { randomBytes } from 'node:crypto';

const run = randomBytes(5).toString('hex');
let made = 0;

/**
 * An id that no other account ever had, so that a product never confuses a new object with an old
 * one; of one process in the order in which they were made.
 */
export const newId = (prefix: string): string =>
  `${prefix}_${run}${String((made += 1)).padStart(8, '0')}`;
