import type { DeliveryRefusal } from './delivery-refusal.ts';

/** How an attempt, or the gate before it, ended. */
export type DeliveryOutcome =
  | { kind: 'accepted' }
  /** Nothing was taken; worth another try. */
  | { kind: 'temporary'; code: DeliveryRefusal }
  /** Nothing was taken, and a repeat would be refused too. */
  | { kind: 'permanent'; code: DeliveryRefusal }
  /** The other side may have taken it. Never tried again by itself. */
  | { kind: 'unknown' }
  /** Not tried: not before `until`. */
  | { kind: 'postponed'; code: DeliveryRefusal; until: Date }
  /** Not tried, and no longer wanted. */
  | { kind: 'unwanted'; code: DeliveryRefusal };
