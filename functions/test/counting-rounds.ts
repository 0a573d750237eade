import type { Documents } from '../src/ports/documents.ts';

/**
 * A database that counts how often it is waited for: calls that are under way at the same time are
 * one round. All take as long as each other.
 */
export function countingRounds(documents: Documents): {
  documents: Documents;
  rounds: { reads: number; commits: number };
} {
  const rounds = { reads: 0, commits: 0 };
  const open = new Map<keyof typeof rounds, Promise<void>>();
  const begin = (kind: keyof typeof rounds): Promise<void> => {
    rounds[kind] += 1;
    const round = new Promise<void>((resolve) => {
      setImmediate(() => {
        open.delete(kind);
        resolve();
      });
    });
    open.set(kind, round);
    return round;
  };
  const inRound =
    <In extends unknown[], Out>(kind: keyof typeof rounds, call: (...input: In) => Promise<Out>) =>
    async (...input: In): Promise<Out> => {
      await (open.get(kind) ?? begin(kind));
      return call(...input);
    };
  return {
    rounds,
    documents: {
      getAll: inRound('reads', documents.getAll),
      find: inRound('reads', documents.find),
      page: inRound('reads', documents.page),
      count: inRound('reads', documents.count),
      commit: inRound('commits', documents.commit),
    },
  };
}
