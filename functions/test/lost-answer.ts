import type { Documents } from '../src/ports/documents.ts';

/**
 * The documents, where the answer to one commit is lost: it is repeated, and conflicts with itself.
 * `to`: a part of a path that this commit writes, else it is the first one.
 */
export function lostAnswer(documents: Documents, to = ''): Documents {
  let isLost = false;
  return {
    ...documents,
    async commit(writes) {
      const end = await documents.commit(writes);
      if (isLost || !writes.some(({ path }) => path.includes(to))) return end;
      isLost = true;
      return 'conflict';
    },
  };
}
