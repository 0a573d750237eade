import { randomBytes } from 'node:crypto';

/**
 * An id that no other account ever had, so that a product never confuses a new object with an old
 * one.
 */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`;
