import { localStore } from '../../lib/storage.ts';
import { makeListeners } from '../../lib/make-listeners.ts';

/**
 * Whether captures of a person may be kept on this device: known at once, before the queue is
 * loaded.
 */

/** Where they lie. */
export const CAPTURE_DATABASE = 'vibes.captures';

interface Marks {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
}

const keyOf = (uid: string) => `${CAPTURE_DATABASE}.${uid}`;

/** The marks in this storage; what it refuses to store is remembered until the page is closed. */
export function makeKeptMarks(marks: Marks) {
  const unwritten = new Set<string>();
  const { subscribe, tell } = makeListeners();
  const has = (uid: string) => unwritten.has(uid) || marks.read(keyOf(uid)) !== null;
  return {
    has,
    set: (uid: string, isKept: boolean) => {
      if (has(uid) === isKept) return;
      unwritten.delete(uid);
      if (isKept) marks.write(keyOf(uid), 'yes');
      else marks.remove(keyOf(uid));
      if (isKept && !has(uid)) unwritten.add(uid);
      tell();
    },
    listen: subscribe,
  };
}

const marks = makeKeptMarks(localStore);
export const hasKept = marks.has;
export const markKept = marks.set;

/** Also reports changes by other tabs. */
export function onKept(listener: () => void) {
  const end = marks.listen(listener);
  window.addEventListener('storage', listener);
  return () => {
    end();
    window.removeEventListener('storage', listener);
  };
}
