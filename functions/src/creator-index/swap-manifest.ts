import type { CreatorIndex } from '@vibes/core/creator-index/creator-index';
import { creatorChunkDocument } from '@vibes/core/firestore/documents';
import type { DocumentWrite } from '../ports/documents.ts';
import type { Loaded } from '../steps/load-documents.ts';

/** A seal whose chunks are written, and which nobody sees yet. */
export interface PreparedSeal {
  uid: string;
  /** The manifest that was read. */
  manifest: Loaded<CreatorIndex | null>;
  next: CreatorIndex;
  /** Chunks that were left behind by seals that were cut off. */
  left: readonly string[];
}

/**
 * The next manifest in place of the one that was read, and with it the end of the chunks that it no
 * longer names. Of two seals at once one changes nothing, and loses nothing: what only it has read
 * is still among the changes since the other one.
 */
export function swapManifest({ uid, manifest, next, left }: PreparedSeal): DocumentWrite[] {
  const { path, version: if_version } = manifest;
  const data = { ...next };
  const write: DocumentWrite = manifest.data
    ? { kind: 'update', path, data, if_version }
    : { kind: 'create', path, data };
  const stays = new Set(next.chunks.map(({ id }) => id));
  const before = manifest.data?.chunks.map(({ id }) => id) ?? [];
  const ended = [...before.filter((id) => !stays.has(id)), ...left];
  const deletes = ended.map((id): DocumentWrite => ({
    kind: 'delete',
    path: creatorChunkDocument.path(uid, id),
  }));
  return [write, ...deletes];
}
