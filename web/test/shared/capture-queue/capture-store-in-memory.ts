import type { CaptureEntry } from '../../../src/shared/capture-queue/capture-entry.ts';
import type { CaptureStore } from '../../../src/shared/capture-queue/capture-store.ts';

/**
 * The store in memory: its content outlives a run, as the browser's outlives a page. `step` decides
 * when each access happens.
 */
export function captureStoreInMemory(step: () => Promise<void> = () => Promise.resolve()) {
  const kept = new Map<number, CaptureEntry>();
  let lastId = 0;
  const of = (uid: string) =>
    [...kept.values()].filter((entry) => entry.uid === uid).sort((a, b) => a.id - b.id);
  const store: CaptureStore = {
    async list(uid) {
      await step();
      return structuredClone(of(uid));
    },
    async change(uid, decide) {
      await step();
      const { put = [], remove = [] } = decide(structuredClone(of(uid)));
      for (const entry of put) {
        const id = entry.id ?? lastId + 1;
        lastId = Math.max(lastId, id);
        kept.set(id, { ...entry, id });
      }
      for (const id of remove) kept.delete(id);
    },
    async drop(isOver) {
      await step();
      for (const entry of kept.values()) if (isOver(entry)) kept.delete(entry.id);
    },
  };
  return { store, all: () => [...kept.values()] };
}
