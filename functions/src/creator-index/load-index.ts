import type { SealedChunk } from '@vibes/core/creator-index/plan-seal';
import type { CreatorIndex } from '@vibes/core/creator-index/creator-index';
import { creatorChunkDocument, creatorIndexDocument } from '@vibes/core/firestore/documents';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from '../steps/load-documents.ts';
import type { TextPacker } from '../ports/text-packer.ts';
import { walkCollection } from '../steps/walk-collection.ts';

/** Chunks read at once: a few megabytes. */
const AT_ONCE = 20;

interface Ports {
  documents: Documents;
  packer: TextPacker;
}

/** One that no manifest names, or not yet. */
interface LooseChunk {
  id: string;
  made_at: Date;
}

export interface LoadedChunks {
  /** Its chunks, in the order of the manifest; null when one is missing. */
  chunks: SealedChunk[] | null;
  /** Chunks in the store that the manifest does not name. */
  loose: LooseChunk[];
}

export const loadManifest = async (
  { documents }: Pick<Ports, 'documents'>,
  uid: string,
): Promise<Loaded<CreatorIndex | null>> =>
  (await loadDocuments(documents, [creatorIndexDocument.at(uid)]))[0];

/** The chunks of an index, and those in its collection that it does not name. */
export async function loadChunks(
  { documents, packer }: Ports,
  { uid, index }: { uid: string; index: CreatorIndex | null },
): Promise<LoadedChunks> {
  const named = new Set(index?.chunks.map(({ id }) => id));
  const found = new Map<string, SealedChunk>();
  const loose: LooseChunk[] = [];
  const all = walkCollection(documents, creatorChunkDocument.within(uid), { limit: AT_ONCE });
  for await (const page of all) {
    for (const { path, data } of page) {
      const { id } = creatorChunkDocument.idsIn(path);
      if (named.has(id)) found.set(id, { id, text: await packer.unpack(data.entries) });
      else loose.push({ id, made_at: data.made_at });
    }
  }
  const chunks = [...named].flatMap((id) => found.get(id) ?? []);
  return { chunks: chunks.length === named.size ? chunks : null, loose };
}
