import { z } from 'zod';
import { storedId } from '../text/stored-text.ts';

/** `users/{uid}/contacted/{address_hash}`: that a delivery is the only one to an address. */
export const contactedSchema = z.object({ delivery_id: storedId(), at: z.date() });
export type Contacted = z.infer<typeof contactedSchema>;
