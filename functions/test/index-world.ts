import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import {
  creatorChunkDocument,
  creatorDocument,
  creatorIndexDocument,
  deletedCreatorDocument,
} from '@vibes/core/firestore/documents';
import { someEntry } from '../../core/test/some-entries.ts';
import { sealCreators } from '../src/creator-index/run-seal-creators.ts';
import type { DocumentWrite, Documents } from '../src/ports/documents.ts';
import { memoryDocuments } from './models/memory-documents.ts';
import { countingRandomness } from './models/counting-randomness.ts';
import { plainPacker } from './models/plain-packer.ts';

const UID = 'max';

/** An account with creators, their index, and a clock to move by hand. Creators are named by numbers. */
export function indexWorld() {
  const documents = memoryDocuments();
  let now = new Date('2026-05-01T12:00:00Z');
  const ports = {
    documents,
    packer: plainPacker,
    randomness: countingRandomness(),
    clock: () => now,
    pause: () => Promise.resolve(),
  };
  const pathOf = (n: number) => creatorDocument.path(UID, `c${n}`);
  const deletedPathOf = (n: number) => deletedCreatorDocument.path(UID, `c${n}`);
  const commit = (writes: DocumentWrite[]) => documents.commit(writes);
  const numbers = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => from + n);
  const storedOf = async (paths: string[]) =>
    (await documents.getAll(paths)).map(({ data }) => data);
  return {
    uid: UID,
    ports,
    documents,
    later: (milliseconds: number) => (now = new Date(now.getTime() + milliseconds)),
    capture: (from: number, count: number) =>
      commit(
        numbers(from, count).map((n) => ({
          kind: 'set',
          path: pathOf(n),
          data: { ...someEntry(n), created_at: now, updated_at: now },
        })),
      ),
    async change(from: number, count: number, fields: Partial<CreatorEntry>) {
      const paths = numbers(from, count).map(pathOf);
      const stored = await storedOf(paths);
      await commit(
        paths
          .filter((_, place) => stored[place])
          .map((path) => ({ kind: 'update', path, data: { ...fields, updated_at: now } })),
      );
    },
    async delete(from: number, count: number) {
      const stored = await storedOf(numbers(from, count).map(pathOf));
      await commit(
        numbers(from, count).flatMap((n, place): DocumentWrite[] => {
          const data = stored[place];
          if (!data) return [];
          return [
            { kind: 'delete', path: pathOf(n) },
            { kind: 'set', path: deletedPathOf(n), data: { ...data, deleted_at: now } },
          ];
        }),
      );
    },
    async restore(from: number, count: number) {
      const stored = await storedOf(numbers(from, count).map(deletedPathOf));
      await commit(
        numbers(from, count).flatMap((n, place): DocumentWrite[] => {
          const data = stored[place];
          if (!data) return [];
          return [
            { kind: 'delete', path: deletedPathOf(n) },
            {
              kind: 'set',
              path: pathOf(n),
              data: { ...data, deleted_at: undefined, updated_at: now },
            },
          ];
        }),
      );
    },
    /** Forgets who was deleted more than 30 days ago. */
    purge: () =>
      commit(
        Object.entries(documents.dump()).flatMap(([path, data]): DocumentWrite[] => {
          const { deleted_at } = data;
          const isOver =
            deleted_at instanceof Date && now.getTime() - deleted_at.getTime() > 30 * 86_400_000;
          return isOver ? [{ kind: 'delete', path }] : [];
        }),
      ),
    seal: (over: Documents = documents, asked: { is_whole?: boolean } = {}) =>
      sealCreators({ ...ports, documents: over }, { uid: UID, ...asked }),
    manifest: async () => {
      const [data] = await storedOf([creatorIndexDocument.path(UID)]);
      return creatorIndexDocument.at(UID).read(data);
    },
    chunks: () => Object.keys(documents.dump()).filter((path) => creatorChunkDocument.holds(path)),
  };
}
