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

interface Made {
  /** What the manifest has to say. */
  chunks: CreatorIndex['chunks'];
  /** One for each new chunk. Nobody reads them until a manifest names them. */
  writes: DocumentWrite[];
}

/** The chunks of a plan, the new ones under new ids. */
export async function makeChunks(
  { randomness, packer }: Pick<Ports, 'randomness' | 'packer'>,
  { uid, plan, made_at }: { uid: string; plan: readonly PlannedChunk[]; made_at: Date },
): Promise<Made> {
  const made: Made = { chunks: [], writes: [] };
  for (const one of plan) {
    if ('kept' in one) {
      made.chunks.push({ id: one.kept, count: one.count });
      continue;
    }
    const [id, count] = [randomness.id(), one.entries.length];
    const entries = await packer.pack(chunkText(one.entries));
    const data: CreatorChunk = { count, entries, made_at };
    made.writes.push({
      kind: 'create',
      path: creatorChunkDocument.path(uid, id),
      data: { ...data },
    });
    made.chunks.push({ id, count });
  }
  return made;
}

/** Writes the new chunks of a plan, in several commits. */
export async function writeChunks(
  ports: Ports,
  asked: { uid: string; plan: readonly PlannedChunk[]; made_at: Date },
): Promise<CreatorIndex['chunks']> {
  const chunks: CreatorIndex['chunks'] = [];
  for (let at = 0; at < asked.plan.length; at += AT_ONCE) {
    const plan = asked.plan.slice(at, at + AT_ONCE);
    const made = await makeChunks(ports, { ...asked, plan });
    if (made.writes.length > 0) await ports.documents.commit(made.writes);
    chunks.push(...made.chunks);
  }
  return chunks;
}
