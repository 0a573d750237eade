import type { Documents } from '../../../functions/src/ports/documents.ts';

export interface Cost {
  reads: number;
  writes: number;
}

/** A database that counts documents as Firestore bills them: each one read, at least one a query, each one written. */
export function countingDocuments(documents: Documents): { documents: Documents; cost: Cost } {
  const cost: Cost = { reads: 0, writes: 0 };
  return {
    cost,
    documents: {
      getAll(paths) {
        cost.reads += paths.length;
        return documents.getAll(paths);
      },
      async find(query) {
        const found = await documents.find(query);
        cost.reads += Math.max(1, found.length);
        return found;
      },
      async page(query) {
        const found = await documents.page(query);
        cost.reads += Math.max(1, found.length);
        return found;
      },
      async count(collection, where) {
        // Firestore bills one read for each thousand counted.
        const count = await documents.count(collection, where);
        cost.reads += Math.max(1, Math.ceil(count / 1000));
        return count;
      },
      commit(writes) {
        cost.writes += writes.length;
        return documents.commit(writes);
      },
    },
  };
}
