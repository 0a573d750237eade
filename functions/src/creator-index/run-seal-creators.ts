import { askSeal, isWorthSealing } from '@vibes/core/creator-index/ask-seal';
import { INDEX_FORMAT } from '@vibes/core/creator-index/chunk-text';
import type { CreatorIndex } from '@vibes/core/creator-index/creator-index';
import { IN_FLIGHT_MS, SEAL_AT_CREATORS } from '@vibes/core/creator-index/index-limits';
import { isCurrent } from '@vibes/core/creator-index/is-current';
import {
  planSeal,
  type CreatorChanges,
  type SealedChunk,
} from '@vibes/core/creator-index/plan-seal';
import { creatorDocument } from '@vibes/core/firestore/documents';
import { decideAndCommit, type CommitPorts } from '../ports/decide-and-commit.ts';
import { limitRate } from '../ports/limit-rate.ts';
import type { TextPacker } from '../ports/text-packer.ts';
import { loadAllEntries, loadChanges } from './load-changes.ts';
import { loadChunks, loadManifest } from './load-index.ts';
import { swapManifest, type PreparedSeal } from './swap-manifest.ts';
import { writeChunks } from './write-chunks.ts';

export interface SealPorts extends CommitPorts {
  packer: TextPacker;
}

interface Asked {
  uid: string;
  /** Makes the index anew of all creators, however little has changed. */
  is_whole?: boolean;
}

/** How often a minute a person's browsers may ask. */
const ASKED_A_MINUTE = 4;
/** No seal takes as long: a chunk that no manifest names by then was left behind. */
const LEFT_MS = 15 * 60_000;

const countCreators = ({ documents }: SealPorts, uid: string) =>
  documents.count(creatorDocument.collection(uid));

const hasSameTime = (a: CreatorIndex | null, b: CreatorIndex | null) =>
  a?.sealed_to.getTime() === b?.sealed_to.getTime();

/** What the chunks lack: `all` where they are made anew, null where that is not worth a seal. */
async function findChanges(
  ports: SealPorts,
  { uid, is_whole = false }: Asked,
  { index, began }: { index: CreatorIndex | null; began: Date },
): Promise<CreatorChanges | 'all' | null> {
  if (is_whole) return 'all';
  if (!index) return (await countCreators(ports, uid)) < SEAL_AT_CREATORS ? null : 'all';
  const answer = askSeal(index, began);
  if (answer !== 'update') return answer === 'anew' ? 'all' : null;
  const since = new Date(index.sealed_to.getTime() - IN_FLIGHT_MS);
  const found = await loadChanges(ports.documents, { uid, since });
  const changes = found.changed.length + found.deleted.length;
  return isWorthSealing(index, { changes, now: began }) ? found : null;
}

/** Reads what a seal needs and writes its new chunks. Null when there is nothing to seal. */
async function prepare(ports: SealPorts, asked: Asked): Promise<PreparedSeal | null> {
  const { uid } = asked;
  const began = ports.clock();
  const manifest = await loadManifest(ports, uid);
  const index = manifest.data;
  const changes = await findChanges(ports, asked, { index, began });
  if (changes === null) return null;
  const { chunks, loose } = await loadChunks(ports, { uid, index });
  const isLeft = (made_at: Date) => began.getTime() - made_at.getTime() > LEFT_MS;
  const left = loose.filter(({ made_at }) => isLeft(made_at)).map(({ id }) => id);

  const seal = async (from: readonly SealedChunk[], found: CreatorChanges) => {
    const plan = planSeal(from, found);
    const made = await writeChunks(ports, { uid, plan, made_at: began });
    const count = made.reduce((sum, chunk) => sum + chunk.count, 0);
    const next = { format: INDEX_FORMAT, count, sealed_to: began, chunks: made };
    return { uid, manifest, next, left };
  };
  const sealAll = async () =>
    seal([], { changed: await loadAllEntries(ports.documents, uid), deleted: [] });

  if (changes === 'all') return sealAll();
  if (chunks === null) {
    // Another seal took them away, and is the newer one; or they are lost.
    const { data: newer } = await loadManifest(ports, uid);
    return hasSameTime(newer, index) ? sealAll() : null;
  }
  const sealed = await seal(chunks, changes);
  // After so long, some deletions are known to nobody any more: then the counts differ.
  const isOld = index && !isCurrent(index, began);
  return isOld && sealed.next.count !== (await countCreators(ports, uid)) ? sealAll() : sealed;
}

/**
 * Brings the index of a person's creators up to date, where that is worth it. It may be killed
 * anywhere and run twice at once: until the manifest is swapped, in one write at the version read,
 * there are only chunks that nobody reads, which a later seal deletes.
 */
export const sealCreators = (ports: SealPorts, asked: Asked): Promise<{ sealed: boolean }> =>
  decideAndCommit(ports, {
    read: () => prepare(ports, asked),
    decide: (seal) => (seal ? swapManifest(seal) : { writes: [], result: { sealed: false } }),
  });

/** The same for a browser, which may ask a few times a minute. */
export async function runSealCreators(ports: SealPorts, uid: string): Promise<{ sealed: boolean }> {
  const { documents, clock } = ports;
  await limitRate(documents, { uid, counted: 'seals', per_minute: ASKED_A_MINUTE, now: clock() });
  return sealCreators(ports, { uid });
}
