import { INDEX_FORMAT } from '@vibes/core/creator-index/chunk-text';
import { CHUNK_ENTRIES } from '@vibes/core/creator-index/index-limits';
import { planSeal, type SealedChunk } from '@vibes/core/creator-index/plan-seal';
import { entryOf } from '@vibes/core/creator/creator-entry';
import { creatorChunkDocument } from '@vibes/core/firestore/documents';
import { creatorPlace } from '@vibes/core/firestore/places';
import type { WorkOf } from '@vibes/core/job/job';
import type { JobKind, Step } from '../jobs/job-kind.ts';
import type { CommitPorts } from '../steps/decide-and-commit.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import { pageByTime } from '../steps/page-by-time.ts';
import type { TextPacker } from '../ports/text-packer.ts';
import { loadManifest } from './load-index.ts';
import { swapManifest } from './swap-manifest.ts';
import { makeChunks } from './write-chunks.ts';

export interface SealPorts extends CommitPorts {
  packer: TextPacker;
}
export type SealWork = WorkOf<'sealCreators'>;
type At = { uid: string; work: SealWork; done: number };

const deleteChunks = (uid: string, chunks: SealWork['chunks']): DocumentWrite[] =>
  chunks.map(({ id }) => ({ kind: 'delete', path: creatorChunkDocument.path(uid, id) }));

const countOf = (chunks: SealWork['chunks']) => chunks.reduce((sum, { count }) => sum + count, 0);

/** Two seals may begin at the same moment: only their chunks tell whose index it is. */
const hasSameChunks = (one: Pick<SealWork, 'chunks'>, other: Pick<SealWork, 'chunks'>) =>
  one.chunks.length === other.chunks.length &&
  one.chunks.every(({ id }, at) => id === other.chunks[at]?.id);

/** Another seal has made a newer index: this one ends, and takes its chunks along. */
const givenUp = ({ uid, work, done }: At): Step<SealWork> => ({
  ...{ work, done, is_over: true },
  writes: deleteChunks(uid, work.chunks),
});

/** The chunk that was made last, which has room; null when it is gone. */
async function loadLast(
  { documents, packer }: SealPorts,
  uid: string,
  id: string,
): Promise<SealedChunk | null> {
  const [{ data }] = await loadDocuments(documents, [creatorChunkDocument.at(uid, id)]);
  return data && { id, text: await packer.unpack(data.entries) };
}

/** Seals the next creators, in the order in which they were created. */
async function sealOn(ports: SealPorts, at: At): Promise<Step<SealWork>> {
  const { uid, work } = at;
  const { path: collection, read } = creatorPlace.within(uid);
  const query = { collection, field: 'created_at', until: work.until, limit: CHUNK_ENTRIES };
  const last = work.chunks.at(-1);
  const [{ found, next }, open] = await Promise.all([
    pageByTime(ports.documents, { ...query, ...(work.after && { after: work.after }) }),
    last ? loadLast(ports, uid, last.id) : null,
  ]);
  if (last && !open) return givenUp(at);
  const changed = found.map(({ data = {} }) => entryOf(read(data)));
  const plan = planSeal(open ? [open] : [], { changed, deleted: [] });
  const made = await makeChunks(ports, { uid, plan, made_at: ports.clock() });
  const chunks = [...work.chunks.slice(0, -1), ...made.chunks];
  const isReplaced = last && !made.chunks.some(({ id }) => id === last.id);
  return {
    work: { ...work, chunks, after: next, has_more: next !== null },
    done: countOf(chunks),
    is_over: false,
    writes: [...made.writes, ...(isReplaced ? deleteChunks(uid, [last]) : [])],
  };
}

/** Names the chunks in place of those of the index that there was, which shows them. */
async function swap(ports: SealPorts, at: At): Promise<Step<SealWork>> {
  const { uid, work, done } = at;
  const manifest = await loadManifest(ports, uid);
  const sealed = { work: { ...work, sealed: true }, done, is_over: true };
  // An earlier commit went through, and only its answer was lost.
  if (manifest.data && hasSameChunks(manifest.data, work)) return sealed;
  if (manifest.data?.sealed_to.getTime() !== work.from?.getTime()) return givenUp(at);
  const { until: sealed_to, chunks } = work;
  const next = { format: INDEX_FORMAT, count: countOf(chunks), sealed_to, chunks };
  return { ...sealed, writes: swapManifest({ uid, manifest, next, left: [] }) };
}

/**
 * Makes the index from scratch, of all creators. Each step writes its chunks together with the progress, and
 * nobody reads them before the last step: what is changed while it runs is among the changes since.
 */
export const sealAllJob = (ports: SealPorts): JobKind<SealWork> => ({
  name: 'sealCreators',
  step_size: CHUNK_ENTRIES,
  step: (at) => (at.work.has_more ? sealOn(ports, at) : swap(ports, at)),
  dropWrites: ({ uid, work }) => deleteChunks(uid, work.chunks),
});
