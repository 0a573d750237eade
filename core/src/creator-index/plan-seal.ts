import type { CreatorEntry } from '../creator/creator-entry.ts';
import { bytesOf, entriesOf, idsOf } from './chunk-text.ts';
import { CHUNK_BYTES, CHUNK_ENTRIES } from './index-limits.ts';

/** A chunk as it is stored, its entries as `chunkText` made them. */
export interface SealedChunk {
  id: string;
  text: string;
}

/** What happened to creators since the last seal. */
export interface CreatorChanges {
  /** As they are now, also those that the chunks know unchanged. */
  changed: readonly CreatorEntry[];
  /** The ids of those that are gone, none of which is among `changed`. */
  deleted: readonly string[];
}

/** A chunk of the new index: one that stays as it is, or entries for a new one. */
export type PlannedChunk = { kept: string; count: number } | { entries: readonly CreatorEntry[] };

interface ChunkLimits {
  entries: number;
  bytes: number;
}
const LIMITS: ChunkLimits = { entries: CHUNK_ENTRIES, bytes: CHUNK_BYTES };

/** In their order, as few as their limits allow. */
function split(entries: readonly CreatorEntry[], limits: ChunkLimits): PlannedChunk[] {
  const chunks: CreatorEntry[][] = [];
  let bytes = 0;
  for (const entry of entries) {
    const more = bytesOf(entry);
    const last = chunks.at(-1);
    if (last && last.length < limits.entries && bytes + more <= limits.bytes) {
      last.push(entry);
      bytes += more;
    } else {
      chunks.push([entry]);
      bytes = more;
    }
  }
  return chunks.map((one) => ({ entries: one }));
}

const byCreation = (a: CreatorEntry, b: CreatorEntry) =>
  a.created_at.getTime() - b.created_at.getTime();

/**
 * The chunks of the next seal, in the order of the last one's. Only chunks that hold a creator that
 * was changed or deleted are made again, neighbors together; new creators join the last one until it
 * is full. Each creator ends in exactly one chunk.
 */
export function planSeal(
  chunks: readonly SealedChunk[],
  { changed, deleted }: CreatorChanges,
  limits = LIMITS,
): PlannedChunk[] {
  const fresh = new Map(changed.map((entry) => [entry.id, entry]));
  const gone = new Set(deleted);
  const plan: PlannedChunk[] = [];
  /** Entries of the dirty chunks since the last one that stays. */
  let dirty: CreatorEntry[] = [];
  const close = () => {
    plan.push(...split(dirty, limits));
    dirty = [];
  };
  const parts = chunks.map((chunk) => ({ ...chunk, ids: idsOf(chunk.text) }));
  const known = new Set(parts.flatMap(({ ids }) => ids));
  const added = changed.filter(({ id }) => !known.has(id)).sort(byCreation);
  for (const [place, { id, text, ids }] of parts.entries()) {
    const isOpen = place === parts.length - 1 && ids.length < limits.entries && added.length > 0;
    if (!isOpen && !ids.some((one) => fresh.has(one) || gone.has(one))) {
      close();
      plan.push({ kept: id, count: ids.length });
      continue;
    }
    const entries = entriesOf(text).filter((entry) => !gone.has(entry.id));
    dirty.push(...entries.map((entry) => fresh.get(entry.id) ?? entry));
  }
  dirty.push(...added);
  close();
  return plan;
}
