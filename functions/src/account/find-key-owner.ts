import { isApiKey } from '@vibes/core/account/api-key';
import { apiKeyHashDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Digest } from '../ports/digest.ts';
import type { Documents } from '../ports/documents.ts';
import type { SignIn } from '../ports/id-tokens.ts';
import { loadDocuments } from '../ports/load-documents.ts';

/** How exact "Last used" is, in milliseconds; saves a write on every request. */
const LAST_USED_STEP = 60_000;

/** `is_first_use`: the caller has to tell every open app, whatever becomes of the request. */
export interface KeyOwner extends SignIn {
  is_first_use: boolean;
}

/**
 * The account a key belongs to. Throws `unauthorized`; a malformed key costs no read. A dry run is
 * no use of the key: the setup guide makes one in the browser, before any phone.
 */
export async function findKeyOwner(
  { documents, digest, clock }: { documents: Documents; digest: Digest; clock: Clock },
  key: string,
  { is_dry_run = false } = {},
): Promise<KeyOwner> {
  if (!isApiKey(key)) throw new AppError('unauthorized', { log: 'malformed_key' });
  const [{ path, data: owner }] = await loadDocuments(documents, [
    apiKeyHashDocument.at(digest(key)),
  ]);
  if (!owner) throw new AppError('unauthorized', { log: 'unknown_key' });
  const now = clock();
  const { uid, last_used_at: last } = owner;
  const isNews = last === null || now.getTime() - last.getTime() > LAST_USED_STEP;
  if (isNews && !is_dry_run) {
    // A conflict means that the key was regenerated this instant: the request still counts.
    await documents.commit([{ kind: 'update', path, data: { last_used_at: now } }]);
  }
  return { uid, signed_in_at: null, is_first_use: last === null && !is_dry_run };
}
