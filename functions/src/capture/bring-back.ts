import { restoredCreator } from '@vibes/core/creator/delete-creator';
import { restoreWrites } from '../steps/deleted-creator.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import {
  loadMirrorTarget,
  mirrorWrites,
  NO_MIRROR,
  type MirrorTarget,
} from '../steps/queue-mirror.ts';
import type { StoredFacts } from './load-stored-facts.ts';

const isBack = ({ is_deleted }: StoredFacts, dry_run: boolean) => is_deleted && !dry_run;

/** The user's own CRM, which shows a creator who comes back without being read. */
export async function loadBack(
  { documents }: { documents: Documents },
  { uid, request }: { uid: string; request: { dry_run: boolean } },
  facts: StoredFacts,
): Promise<MirrorTarget> {
  if (!isBack(facts, request.dry_run) || !facts.known) return NO_MIRROR;
  return loadMirrorTarget(documents, { uid, creator_id: facts.known.creator.id });
}

/** A creator who was contacted before and deleted since comes back as it was. */
export function backWrites(
  { uid, request }: { uid: string; request: { dry_run: boolean } },
  { facts, back }: { facts: StoredFacts; back: MirrorTarget },
  now: Date,
): { writes: DocumentWrite[]; mirrors: DocumentWrite[] } {
  if (!isBack(facts, request.dry_run) || !facts.known) return { writes: [], mirrors: [] };
  const creator = restoredCreator(facts.known.creator, now);
  const revision = `restored_${now.getTime()}`;
  return {
    writes: restoreWrites(uid, { creator, version: facts.versions.creator }),
    mirrors: mirrorWrites(back, { uid, creator, now, revision }),
  };
}
