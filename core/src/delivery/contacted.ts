import * as z from 'zod';
import { DOMAIN_MAXIMUM, siteOf } from '../contact/site-of.ts';
import { storedId, storedText } from '../text/stored-text.ts';

/** `users/{uid}/contacted/{address_hash}`: the claim of a delivery to an address. */
export const contactedSchema = z.object({
  delivery_id: storedId(),
  at: z.date(),
  /** `siteOf` the address, by which a colleague who answers from another one is found. */
  site: storedText(DOMAIN_MAXIMUM).optional(),
});
export type Contacted = z.infer<typeof contactedSchema>;

/** The claim of a delivery to `address`, as it is stored. */
export function newClaim(address: string, { delivery_id, at }: Omit<Contacted, 'site'>): Contacted {
  const site = siteOf(address);
  return site === null ? { delivery_id, at } : { delivery_id, at, site };
}
