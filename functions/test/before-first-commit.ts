import type { Documents } from '../src/ports/documents.ts';

/** The documents, whose first commit comes after `meanwhile`: somebody else was faster. */
export function beforeFirstCommit(
  documents: Documents,
  meanwhile: () => Promise<unknown>,
): Documents {
  let isFirst = true;
  return {
    ...documents,
    async commit(writes) {
      if (isFirst) {
        isFirst = false;
        await meanwhile();
      }
      return documents.commit(writes);
    },
  };
}
