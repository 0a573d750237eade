import { isApiKey } from '@vibes/core/account/api-key';
import { apiKeyHashDocument } from '@vibes/core/firestore/documents';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Digest } from '../ports/digest.ts';
import type { Documents } from '../ports/documents.ts';
import type { SignIn } from '../ports/id-tokens.ts';
import { loadDocuments } from '../steps/load-documents.ts';

/** How exact "Last used" is, in milliseconds; saves a write on every request. */
const LAST_USED_STEP = 60_000;

export interface KeyOwner extends SignIn {
  /** The caller has to tell every open app, whatever becomes of the request. */
  is_first_use: boolean;
  /**
   * Settles once the use is stored; never rejects. To be awaited before the answer goes out: after
   * that an instance may stand still.
   */
  marked: Promise<void>;
}

interface Ports {
  documents: Documents;
  digest: Digest;
  clock: Clock;
  /** Called for a use that could not be stored: "Last used" stays as it was. */
  onUnmarked: (fault: { error: unknown }) => void;
}

/** A conflict means that the key was regenerated this instant: the request still counts. */
async function markUse({ documents, onUnmarked }: Ports, path: string, now: Date): Promise<void> {
  try {
    await documents.commit([{ kind: 'update', path, data: { last_used_at: now } }]);
  } catch (error) {
    onUnmarked({ error });
  }
}

/**
 * The account a key belongs to. Throws `unauthorized`; a malformed key costs no read. A dry run is
 * no use of the key: the setup guide makes one in the browser, before any phone. The use is stored
 * while the request goes on, but the first one before it: the apps that are told of it read it.
 */
export async function findKeyOwner(
  ports: Ports,
  key: string,
  { is_dry_run = false } = {},
): Promise<KeyOwner> {
  const { documents, digest, clock } = ports;
  if (!isApiKey(key)) throw new AppError('unauthorized', { log: 'malformed_key' });
  const [{ path, data: stored }] = await loadDocuments(documents, [
    apiKeyHashDocument.at(digest(key)),
  ]);
  if (!stored) throw new AppError('unauthorized', { log: 'unknown_key' });
  const now = clock();
  const { uid, last_used_at: last } = stored;
  const isNews = last === null || now.getTime() - last.getTime() > LAST_USED_STEP;
  const marked = isNews && !is_dry_run ? markUse(ports, path, now) : Promise.resolve();
  const is_first_use = last === null && !is_dry_run;
  if (is_first_use) await marked;
  return { uid, signed_in_at: null, is_first_use, marked };
}
