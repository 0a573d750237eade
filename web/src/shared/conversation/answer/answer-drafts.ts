import { makeListeners } from '../../../lib/make-listeners.ts';

/** Milliseconds without a key after which what is typed is stored. */
export const CALM_MS = 800;

type Save = (creator_id: string, text: string) => Promise<boolean>;

/**
 * Answers typed here that are not stored yet, by creator. They outlive the panel, and without a
 * connection wait for one.
 */
export function createAnswerDrafts(save: Save) {
  const typed = new Map<string, string>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const { subscribe, tell } = makeListeners();

  function calm(creator_id: string) {
    clearTimeout(timers.get(creator_id));
    timers.delete(creator_id);
  }
  /** Stores what is typed; what was typed on since then stays. */
  function store(creator_id: string) {
    calm(creator_id);
    const text = typed.get(creator_id);
    if (text === undefined) return;
    void save(creator_id, text).then((isStored) => {
      if (!isStored || typed.get(creator_id) !== text) return;
      typed.delete(creator_id);
      tell();
    });
  }
  return {
    subscribe,
    /** What is typed and not stored; null for nothing. */
    textOf: (creator_id: string): string | null => typed.get(creator_id) ?? null,
    hasAny: (): boolean => typed.size > 0,
    store,
    type(creator_id: string, text: string) {
      calm(creator_id);
      typed.set(creator_id, text);
      timers.set(
        creator_id,
        setTimeout(() => store(creator_id), CALM_MS),
      );
      tell();
    },
    /** The answer is sent: the draft is deleted, after whatever is still being stored. */
    end(creator_id: string) {
      calm(creator_id);
      typed.delete(creator_id);
      void save(creator_id, '');
      tell();
    },
    clear() {
      for (const creator_id of timers.keys()) calm(creator_id);
      typed.clear();
      tell();
    },
  };
}
