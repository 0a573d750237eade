import { askSeal, isWorthSealing } from '@vibes/core/creator-index/ask-seal';
import { INDEX_FORMAT } from '@vibes/core/creator-index/chunk-text';
import type { CreatorIndex } from '@vibes/core/creator-index/creator-index';
import { IN_FLIGHT_MS, SEAL_AT_CREATORS } from '@vibes/core/creator-index/index-limits';
import { isCurrent } from '@vibes/core/creator-index/is-current';
import { planSeal, type CreatorChanges } from '@vibes/core/creator-index/plan-seal';
import { creatorDocument } from '@vibes/core/firestore/documents';
import type { Callables } from '@vibes/core/api/callables';
import type { Begun } from '../jobs/job-kind.ts';
import { runAtOnce } from '../jobs/run-at-once.ts';
import { runJob } from '../jobs/run-job.ts';
import { decideAndCommit } from '../steps/decide-and-commit.ts';
import { limitRate } from '../steps/limit-rate.ts';
import type { Loaded } from '../steps/load-documents.ts';
import { loadChanges } from './load-changes.ts';
import { loadChunks, loadManifest } from './load-index.ts';
import { sealAllJob, type SealPorts, type SealWork } from './seal-all-job.ts';
import { swapManifest, type PreparedSeal } from './swap-manifest.ts';
import { writeChunks } from './write-chunks.ts';

type Sealing = Callables['sealCreators'];

interface Asked {
  uid: string;
  /** Makes the index from scratch, of all creators, however little has changed. */
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

/** What the chunks lack: `all` where they are made from scratch, null where that is not worth a seal. */
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

/**
 * Reads what a seal needs and writes its new chunks: `all` where they are to be made
 * from scratch, null when there is nothing to seal.
 */
async function prepare(
  ports: SealPorts,
  asked: Asked,
  { data: index, ...manifest }: Loaded<CreatorIndex | null>,
): Promise<PreparedSeal | 'all' | null> {
  const { uid } = asked;
  const began = ports.clock();
  const changes = await findChanges(ports, asked, { index, began });
  if (changes === null || changes === 'all') return changes;
  const { chunks, loose } = await loadChunks(ports, { uid, index });
  if (chunks === null) {
    // Another seal took them away, and is the newer one; or they are lost.
    const { data: newer } = await loadManifest(ports, uid);
    return hasSameTime(newer, index) ? 'all' : null;
  }
  const made = await writeChunks(ports, { uid, plan: planSeal(chunks, changes), made_at: began });
  const count = made.reduce((sum, chunk) => sum + chunk.count, 0);
  // After so long, some deletions are known to nobody any more: then the counts differ.
  const isOld = index && !isCurrent(index, began);
  if (isOld && count !== (await countCreators(ports, uid))) return 'all';
  const isLeft = (made_at: Date) => began.getTime() - made_at.getTime() > LEFT_MS;
  const left = loose.filter(({ made_at }) => isLeft(made_at)).map(({ id }) => id);
  const next = { format: INDEX_FORMAT, count, sealed_to: began, chunks: made };
  return { uid, manifest: { ...manifest, data: index }, next, left };
}

/**
 * Brings the index up to date with what changed, in one call; where it has to be made from scratch,
 * a job begins. It may be killed anywhere and run twice at once: until the manifest is swapped, in one
 * write at the version read, there are only chunks that nobody reads, which a later seal deletes.
 */
async function beginSeal(ports: SealPorts, asked: Asked): Promise<Begun<SealWork>> {
  const { uid } = asked;
  const until = ports.clock();
  const manifest = await loadManifest(ports, uid);
  const work: SealWork = {
    ...{ name: 'sealCreators', from: manifest.data?.sealed_to ?? null, until, after: null },
    ...{ has_more: true, chunks: [], sealed: false },
  };
  const prepared = await prepare(ports, asked, manifest);
  if (prepared === 'all') return { work, total: Math.max(1, await countCreators(ports, uid)) };
  const sealed = await decideAndCommit(ports, {
    read: () => Promise.resolve(prepared),
    decide: (seal) => ({
      writes: seal ? swapManifest(seal) : [],
      result: seal !== null,
      on_conflict: { result: false },
    }),
  });
  return { work: { ...work, sealed }, total: 0 };
}

/** Seals in one go, however long it takes. */
export async function sealCreators(ports: SealPorts, asked: Asked): Promise<{ sealed: boolean }> {
  const begun = await beginSeal(ports, asked);
  const kind = sealAllJob(ports);
  const { work } = await runAtOnce(ports, { uid: asked.uid, kind, begun });
  return { sealed: work.sealed };
}

/** The same for a browser, in parts. It may ask a few times a minute. */
export async function runSealCreators(
  ports: SealPorts,
  { uid, job: ref }: Sealing['payload'] & { uid: string },
): Promise<Sealing['result']> {
  const { documents, clock } = ports;
  const begin = async () => {
    await limitRate(documents, { uid, counted: 'seals', per_minute: ASKED_A_MINUTE, now: clock() });
    return beginSeal(ports, { uid });
  };
  const { work, job } = await runJob(ports, { uid, kind: sealAllJob(ports), job: ref, begin });
  return { sealed: work.sealed, job };
}
