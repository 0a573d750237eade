import * as z from 'zod';
import { storedId, storedSealed } from '../text/stored-text.ts';

/** `api_keys/{uid}`: a user's own key. Server only. */
export const storedApiKeySchema = z.object({
  /** The key itself, sealed. */
  api_key: storedSealed(),
  /** SHA-256 of the key: the id of its document in `api_key_hashes`. */
  key_hash: storedId(),
  created_at: z.date(),
  /** The newest code that opens this key, by its hash: the one code that does. Null when none is open. */
  handover_hash: storedId().nullable(),
});
export type StoredApiKey = z.infer<typeof storedApiKeySchema>;

/** `api_key_hashes/{sha256}`: whose a key is. Server only. */
export const apiKeyOwnerSchema = z.object({
  uid: storedId(),
  last_used_at: z.date().nullable(),
});
export type ApiKeyOwner = z.infer<typeof apiKeyOwnerSchema>;
