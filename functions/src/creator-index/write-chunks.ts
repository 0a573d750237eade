import { chunkText } from '@vibes/core/creator-index/chunk-text';
import type { CreatorChunk, CreatorIndex } from '@vibes/core/creator-index/creator-index';
import type { PlannedChunk } from '@vibes/core/creator-index/plan-seal';
import { creatorChunkDocument } from '@vibes/core/firestore/documents';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import type { Randomness } from '../ports/randomness.ts';
import type { TextPacker } from '../ports/text-packer.ts';

/** Chunks in one commit, which may hold 10 MiB (https://firebase.google.com/docs/firestore/quotas). */
const AT_ONCE = 8;

interface Ports {
  documents: Documents;
  randomness: Randomness;
  packer: TextPacker;
}

/**
 * Writes the new chunks of a plan, under new ids. Nobody reads them until a manifest names them.
 * Returns what the manifest has to say.
 */
export async function writeChunks(
  { documents, randomness, packer }: Ports,
  { uid, plan, made_at }: { uid: string; plan: readonly PlannedChunk[]; made_at: Date },
): Promise<CreatorIndex['chunks']> {
  const writes: DocumentWrite[] = [];
  const flush = async () => {
    if (writes.length > 0) await documents.commit(writes.splice(0));
  };
  const chunks: CreatorIndex['chunks'] = [];
  for (const one of plan) {
    if ('kept' in one) {
      chunks.push({ id: one.kept, count: one.count });
      continue;
    }
    const [id, count] = [randomness.id(), one.entries.length];
    const data: CreatorChunk = {
      count,
      entries: await packer.pack(chunkText(one.entries)),
      made_at,
    };
    writes.push({ kind: 'create', path: creatorChunkDocument.path(uid, id), data: { ...data } });
    chunks.push({ id, count });
    if (writes.length === AT_ONCE) await flush();
  }
  await flush();
  return chunks;
}
