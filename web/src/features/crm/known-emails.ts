import type { Delivery } from '@vibes/core/delivery/delivery';

/** By creator id: the e-mail delivery, null where there is none. Who is not in it is not known yet. */
export type KnownEmails = ReadonlyMap<string, Delivery | null>;

/** What an answer for these creators tells, also about those without a delivery. */
export function knownEmails(creatorIds: string[], rows: Delivery[]): KnownEmails {
  return new Map<string, Delivery | null>([
    ...creatorIds.map((id) => [id, null] as const),
    ...rows.map((row) => [row.creator_id, row] as const),
  ]);
}
