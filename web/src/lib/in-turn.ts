const turns = new Map<string, Promise<unknown>>();

/** Runs `work` when all that was begun before under this key has ended, however it ended. */
export function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const mine = (turns.get(key) ?? Promise.resolve()).then(work, work);
  turns.set(key, mine);
  const forget = () => turns.get(key) === mine && turns.delete(key);
  void mine.then(forget, forget);
  return mine;
}
