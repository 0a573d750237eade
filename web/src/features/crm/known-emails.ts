import type { Delivery } from '@vibes/core/delivery/delivery';

/** By creator id: the email delivery, null where there is none. A creator that is missing is not known yet. */
export type KnownEmails = ReadonlyMap<string, Delivery | null>;

/** The result of a query for these creators, also about those without a delivery. */
export function knownEmails(creatorIds: string[], rows: Delivery[]): KnownEmails {
  return new Map<string, Delivery | null>([
    ...creatorIds.map((id) => [id, null] as const),
    ...rows.map((row) => [row.creator_id, row] as const),
  ]);
}
