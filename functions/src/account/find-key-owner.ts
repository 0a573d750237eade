import { isApiKey } from '@vibes/core/account/api-key';
import { apiKeyHashDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Digest } from '../ports/digest.ts';
import type { Documents } from '../ports/documents.ts';
import type { SignIn } from '../ports/id-tokens.ts';
import { loadDocuments } from '../ports/load-documents.ts';
import { userDataChanged } from '../ports/user-data-changed.ts';

/** How exact "Last used" is, in milliseconds; saves a write on every request. */
const LAST_USED_STEP = 60_000;

/**
 * The account a key belongs to. Throws `unauthorized`; a malformed key costs no read. A key's first
 * use tells every open app, whatever becomes of the request. A dry run leaves "Last used" as it is:
 * the setup guide makes one in the browser, before any phone.
 */
export async function findKeyOwner(
  { documents, digest, clock }: { documents: Documents; digest: Digest; clock: Clock },
  key: string,
  { is_dry_run = false } = {},
): Promise<SignIn> {
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
    await documents.commit([
      { kind: 'update', path, data: { last_used_at: now } },
      ...(last === null ? [userDataChanged(uid, now)] : []),
    ]);
  }
  return { uid, signed_in_at: null };
}
