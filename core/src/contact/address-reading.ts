import type { Repair } from './contact-candidate.ts';

/** An address in a text: `start` inclusive, `end` exclusive. */
export interface AddressReading {
  /** Lower case. */
  address: string;
  start: number;
  end: number;
  repairs: Repair[];
}
