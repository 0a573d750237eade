import { z } from 'zod';
import { storedId } from '../text/stored-text.ts';

/** `users/{uid}/contacted/{address_hash}`: the claim of a delivery to an address. */
export const contactedSchema = z.object({ delivery_id: storedId(), at: z.date() });
export type Contacted = z.infer<typeof contactedSchema>;
