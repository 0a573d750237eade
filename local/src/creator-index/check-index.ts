import { chunkText, entriesOf } from '@vibes/core/creator-index/chunk-text';
import { IN_FLIGHT_MS } from '@vibes/core/creator-index/index-limits';
import { entryOf, type CreatorEntry } from '@vibes/core/creator/creator-entry';
import { creatorPlace } from '@vibes/core/firestore/places';
import { loadChanges } from '../../../functions/src/creator-index/load-changes.ts';
import { loadChunks, loadManifest } from '../../../functions/src/creator-index/load-index.ts';
import type { Documents } from '../../../functions/src/ports/documents.ts';
import type { TextPacker } from '../../../functions/src/ports/text-packer.ts';
import { walkCollection } from '../../../functions/src/steps/walk-collection.ts';

/** Creators read at once. */
const PAGE = 500;

export interface CheckPorts {
  documents: Documents;
  packer: TextPacker;
}

/** What is wrong with a creator in an index that is brought up to date. */
interface Difference {
  id: string;
  what: 'is missing' | 'is gone' | 'is there twice' | 'differs';
}

export interface IndexCheck {
  creators: number;
  /** Null without an index. */
  index: { entries: number; chunks: number; sealed_to: Date } | null;
  /** How many creators are known from the changes since the seal alone. */
  changed: number;
  /** Chunks that no manifest names. */
  loose: number;
  /** Whether a chunk that the manifest names is missing. */
  is_broken: boolean;
  differences: Difference[];
}

async function loadAllEntries(documents: Documents, uid: string): Promise<CreatorEntry[]> {
  const entries: CreatorEntry[] = [];
  for await (const page of walkCollection(documents, creatorPlace.within(uid), { limit: PAGE }))
    entries.push(...page.map(({ data }) => entryOf(data)));
  return entries;
}

const isSame = (a: CreatorEntry, b: CreatorEntry) => chunkText([a]) === chunkText([b]);

/** By the creators that are stored, in their order; then those that the index alone has. */
function compare(known: readonly CreatorEntry[], creators: readonly CreatorEntry[]): Difference[] {
  const byId = new Map<string, CreatorEntry>();
  const twice: Difference[] = [];
  for (const entry of known) {
    if (byId.has(entry.id)) twice.push({ id: entry.id, what: 'is there twice' });
    byId.set(entry.id, entry);
  }
  const differences = creators.flatMap((creator): Difference[] => {
    const entry = byId.get(creator.id);
    byId.delete(creator.id);
    if (!entry) return [{ id: creator.id, what: 'is missing' }];
    return isSame(entry, creator) ? [] : [{ id: creator.id, what: 'differs' }];
  });
  const gone = [...byId.keys()].map((id): Difference => ({ id, what: 'is gone' }));
  return [...twice, ...differences, ...gone];
}

/**
 * Compares what a browser knows of an account's creators by the index and the changes since its
 * seal with the creators. Right also while these change, and while the index is sealed.
 */
export async function checkIndex(ports: CheckPorts, uid: string): Promise<IndexCheck> {
  const { data: index } = await loadManifest(ports, uid);
  const { chunks, loose } = await loadChunks(ports, { uid, index });
  const creators = await loadAllEntries(ports.documents, uid);
  const since = new Date((index?.sealed_to.getTime() ?? 0) - IN_FLIGHT_MS);
  const changes = await loadChanges(ports.documents, { uid, since });
  const { data: newer } = await loadManifest(ports, uid);
  if (newer?.sealed_to.getTime() !== index?.sealed_to.getTime()) return checkIndex(ports, uid);

  const others = new Set([...changes.changed.map(({ id }) => id), ...changes.deleted]);
  const isSealed = ({ id }: CreatorEntry) => !others.has(id);
  const known = (chunks ?? []).flatMap(({ text }) => entriesOf(text)).filter(isSealed);
  const is_broken = index !== null && chunks === null;
  return {
    creators: creators.length,
    index: index && {
      entries: index.count,
      chunks: index.chunks.length,
      sealed_to: index.sealed_to,
    },
    changed: changes.changed.length,
    loose: loose.length,
    is_broken,
    differences: is_broken || !index ? [] : compare(known, creators.filter(isSealed)),
  };
}
