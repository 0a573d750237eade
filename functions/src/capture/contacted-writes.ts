import type { CaptureRequest } from '@vibes/core/api/capture-request';
import { restoredCreator } from '@vibes/core/creator/delete-creator';
import type { Creator } from '@vibes/core/creator/creator';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import { serverWrote } from '@vibes/core/creator/writer';
import { isMirroredChange } from '@vibes/core/crm/is-mirrored-change';
import { creatorDocument } from '@vibes/core/firestore/documents';
import { restoreWrites } from '../steps/deleted-creator.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import {
  loadMirrorTarget,
  mirrorWrites,
  NO_MIRROR,
  type MirrorTarget,
} from '../steps/queue-mirror.ts';
import type { StoredFacts } from './load-stored-facts.ts';
import { accountWrites, asideWrites } from '../steps/account-writes.ts';

interface Call {
  uid: string;
  request: Pick<CaptureRequest, 'dry_run'>;
}

/** A change of these alone is nothing that anybody sees. */
const isSeenOnly = (changes: Partial<Creator>): boolean =>
  Object.keys(changes).every((field) => field === 'profiles');

/** Whether the user's own CRM shows something else of a contacted creator than before. */
function isShown({ known, is_deleted, account: { changes, before } }: StoredFacts): boolean {
  if (!known) return false;
  return is_deleted || (changes !== null && isMirroredChange(before, known.creator));
}

/** The user's own CRM, which shows a creator who comes back, or has another handle, without being read. */
export async function loadContactedMirror(
  { documents }: { documents: Documents },
  { uid, request }: Call,
  facts: StoredFacts,
): Promise<MirrorTarget> {
  if (request.dry_run || !facts.known || !isShown(facts)) return NO_MIRROR;
  return loadMirrorTarget(documents, { uid, creator_id: facts.known.creator.id });
}

/**
 * A creator who was contacted before is not read, sent to or charged for. One who was deleted comes
 * back as it was; what the page says of whose account it is, is kept.
 */
export function contactedWrites(
  { call, target }: { call: Call; target: PlatformHandle },
  { facts, back }: { facts: StoredFacts; back: MirrorTarget },
  now: Date,
): { writes: DocumentWrite[]; mirrors: DocumentWrite[] } {
  const { known, is_deleted, account, versions } = facts;
  if (call.request.dry_run || !known) return { writes: [], mirrors: [] };
  const { uid } = call;
  const { changes } = account;
  const ofAccount = [
    ...accountWrites(facts, { creator_id: known.creator.id, target, now }),
    ...asideWrites(facts, uid),
  ];
  const creator = is_deleted
    ? restoredCreator(known.creator, now)
    : { ...known.creator, ...serverWrote(now) };
  const revision = `${is_deleted ? 'restored' : 'renamed'}_${now.getTime()}`;
  const mirrors = mirrorWrites(back, { uid, creator, now, revision });
  if (is_deleted)
    return {
      writes: [...restoreWrites(uid, { creator, version: versions.creator }), ...ofAccount],
      mirrors,
    };
  if (!changes) return { writes: ofAccount, mirrors };
  const data = isSeenOnly(changes) ? changes : { ...changes, ...serverWrote(now) };
  const path = creatorDocument.path(uid, creator.id);
  return {
    writes: [{ kind: 'update', path, data, if_version: versions.creator }, ...ofAccount],
    mirrors,
  };
}
